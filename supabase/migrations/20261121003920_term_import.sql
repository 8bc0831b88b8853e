-- Words of the search out of a spreadsheet: `concept` and `term` name one, `language` is written. The rules for a word
-- that an administrator adds hold for imported ones, too, and so do the audit log and the searches that it answers.

-- What the triggers for direct calls do, for rows of a file, which a function writes.
create trigger refuse_imported_term before insert or update on public.search_lexicon
  for each row when (current_setting('maveshi.imports_terms', true) = 'on')
  execute function private.check_lexicon_term();
create trigger write_imported_audit after insert or update on public.search_lexicon
  for each row when (current_setting('maveshi.imports_terms', true) = 'on')
  execute function private.write_audit('id', '');

create function private.import_search_term(cells jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted_term text := regexp_replace(private.trim_cell(cells ->> 'term'), '\s+', ' ', 'g');
  wanted_concept text := private.trim_cell(cells ->> 'concept');
  wanted_language text := lower(private.trim_cell(cells ->> 'language'));
  known public.search_lexicon;
begin
  if wanted_term is null or wanted_concept is null then
    perform private.refuse_answer('required', case when wanted_term is null then 'term' else 'concept' end);
  end if;
  select * into known from public.search_lexicon where concept = wanted_concept and term = wanted_term;
  if wanted_language is null and known.concept is null then
    perform private.refuse_answer('required', 'language');
  elsif wanted_language not in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur') then
    perform private.refuse_answer('choice', 'language');
  elsif char_length(wanted_term) > 80 then
    perform private.refuse_answer('long', 'term', null, 80);
  end if;
  if known.concept is null then
    insert into public.search_lexicon (concept, term, language) values (wanted_concept, wanted_term, wanted_language);
    return 'added';
  elsif wanted_language is null or wanted_language = known.language then
    return 'unchanged';
  end if;
  update public.search_lexicon set language = wanted_language where concept = known.concept and term = known.term;
  return 'changed';
end $$;

create function public.import_search_terms(rows jsonb, import_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  verdict jsonb;
begin
  perform set_config('maveshi.imports_terms', 'on', true);
  verdict := private.check_rows('import_search_term', '{concept,term}', rows, import_id);
  perform set_config('maveshi.imports_terms', 'off', true);
  return verdict;
end $$;

-- What words an import has added in this transaction name what is on offer, and answer searches.
create function private.use_added_terms(import private.imports) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if import.handler = 'import_search_term' then
    perform private.name_listings_by(array_agg(concept || ' ' || term)), private.answer_empty_searches_by(array_agg(normal))
    from public.search_lexicon where added_at = now();
  end if;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function public.import_search_terms(jsonb, uuid) from public, anon;
grant execute on function public.import_search_terms(jsonb, uuid) to authenticated, service_role;
