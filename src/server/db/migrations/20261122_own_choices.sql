-- Only what somebody has chosen is kept: the rest follows the defaults. Until now all of them were written when the account was made,
-- and no page changed them but the language.
update preferences set
  global = global
    - case when global ->> 'timeZone' = 'America/Los_Angeles' then 'timeZone' else '' end
    - case when global ->> 'textSize' = 'standard' then 'textSize' else '' end
    - case when global ->> 'theme' = 'system' then 'theme' else '' end
    - 'currency',
  privacy = privacy - case when privacy ->> 'sharesUsage' = 'false' then 'sharesUsage' else '' end;
