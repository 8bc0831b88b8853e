-- The words that ask for a look before buyers see a listing: administrators add some and take some away, each language by
-- itself. What was changed, and by whom, is in the audit log.

-- Whether a word can flag a listing. Equal to shared/listing/flagged-words, which a test compares: 2 to 40 characters, single
-- spaces, nothing of ASCII but letters, digits and spaces, and two signs at least that are no digits, as it is compared.
create function private.is_flagged_word(word text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    word = btrim(regexp_replace(normalize(word, nfc),
      '[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+', ' ', 'g'))
    and char_length(word) between 2 and 40
    and word !~ '[\u0001-\u001F!-/:-@\[-`{-\u007F]'
    and char_length(regexp_replace(private.folded_text(word), '[0-9 ]', '', 'g')) >= 2, false);
end $$;

-- Refuses lists of words by language: languages are those that there are, a list has 200 words at most, and none twice.
create function private.refuse_flagged_words(before jsonb, wanted jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  list jsonb;
begin
  if jsonb_typeof(wanted) is distinct from 'object' or not before ?& array(select jsonb_object_keys(wanted)) then
    raise exception 'choice' using errcode = 'PT422', detail = 'flagged_words';
  end if;
  for list in select value from jsonb_each(wanted) loop
    if jsonb_typeof(list) is distinct from 'array' or exists (
      select 1 from jsonb_array_elements(list) as one (word)
      where jsonb_typeof(word) <> 'string' or not private.is_flagged_word(word #>> '{}')
    ) then
      raise exception 'choice' using errcode = 'PT422', detail = 'flagged_words';
    end if;
    if (select count(distinct private.folded_text(word)) <> count(*) from jsonb_array_elements_text(list) as one (word)) then
      raise exception 'choice' using errcode = 'PT422', detail = 'flagged_words';
    end if;
    if jsonb_array_length(list) > 200 then
      raise exception 'long' using errcode = 'PT422', detail = 'flagged_words', hint = '{"max":200}';
    end if;
  end loop;
end $$;

-- Adds words to those of a language and takes others away, so that two who change a list at once lose nothing. A word that
-- is there already is not added again. Gives the list. For moderators.
-- Errors: PT422 (detail: flagged_words) for a word that is none, or a list that would be too long.
create function public.change_flagged_words(language text, added text[] default '{}', removed text[] default '{}')
returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  words text[];
begin
  perform private.require_role('moderator');
  select value into before from public.settings where key = 'flagged_words' for update;
  select coalesce(array_agg(one.word order by one.place), '{}') into words
  from (
    select distinct on (private.folded_text(word)) word, place
    from (
      select word, place from jsonb_array_elements_text(before -> change_flagged_words.language) with ordinality as known (word, place)
      where word <> all (coalesce(removed, '{}'))
      union all
      select word, place + 1000 from unnest(added) with ordinality as fresh (word, place)
    ) as wanted
    order by private.folded_text(word), place
  ) as one;
  perform private.refuse_flagged_words(before, jsonb_build_object(coalesce(change_flagged_words.language, ''), words));
  update public.settings set value = before || jsonb_build_object(change_flagged_words.language, words)
  where key = 'flagged_words' and value -> change_flagged_words.language is distinct from to_jsonb(words);
  return words;
end $$;

-- The last changes of the flagged words, the newest first: `at`, who (`actor`, nobody for the operator), and by language the
-- words that were added and removed. For moderators.
create function public.flagged_words_history(at_most integer default 20) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', entry.id, 'at', entry.created_at, 'actor', private.names_of(entry.actor_id),
      'language', list.language,
      'added', array(select jsonb_array_elements_text(list.words)
        except select jsonb_array_elements_text(entry.before -> 'value' -> list.language)),
      'removed', array(select jsonb_array_elements_text(entry.before -> 'value' -> list.language)
        except select jsonb_array_elements_text(list.words))
    ) order by entry.id desc, list.language), '[]')
    from (
      select * from public.audit_log as one
      where one.table_name = 'settings' and one.row_id = 'flagged_words' and one.action = 'update'
      order by one.id desc limit least(greatest(at_most, 0), 100)
    ) as entry, jsonb_each(entry.after -> 'value') as list (language, words)
    where list.words is distinct from entry.before -> 'value' -> list.language
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.change_flagged_words(text, text[], text[]),
  public.flagged_words_history(integer)
from public, anon;
grant execute on function
  public.change_flagged_words(text, text[], text[]),
  public.flagged_words_history(integer)
to authenticated, service_role;
