-- A text as it is looked for: small letters without accents.
create function plain_words(text) returns text language sql immutable parallel safe strict as $$
  select translate(lower($1), 'áàâäãåéèêëíìîïóòôöõúùûüñç’', 'aaaaaaeeeeiiiiooooouuuunc''')
$$;
