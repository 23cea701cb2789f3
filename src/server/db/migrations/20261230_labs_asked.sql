-- A test center that is not verified, or no longer, is asked as doctors and care givers are: its page offers it.
update provider_kinds set is_asked_unverified = true where kind = 'diagnostic_center';
