-- Which terms name a specialty or its doctors; all others are complaints, in the words of whoever has them.
alter table specialty_terms add column is_name boolean not null default false;
update specialty_terms set is_name = true where lower(term) ~ case language
  when 'en' then '(ology|ologist|iatry|iatrist|iatrics|iatrician|opedics|opedist|surgeon|doctor|care|medicine|practitioner|health|older adults|and throat)$|^(gp|ent)$'
  when 'es' then '(logía|ólog[oa]|iatría|iatra|pedia|pedista|traumatólogo|oculista|otorrino|mental|primaria|mayores|edad|ancianos|y garganta)$|^(médico|medicina|clínica|salud) '
  when 'de' then '(logie|loge|iatrie|iater|pädie|päde|arzt|medizin|heilkunde|therapie|ohren)$|^hno$'
  when 'it' then '(logia|logo|iatria|iatra|pedia|pedico|oculista|otorino)$|^(medico|medicina|terapia) '
  else '(логия|лог|атрия|рия|рик|атр|пед|педия|медицина|терапевт|врач|лор)$|^лечение ' end;
