-- Which of a listing's words raise a flag, so that they can be marked where they stand. What raises one is stated once, in
-- `private.flags_of`: it is asked about ever shorter runs of the words.

-- The first of the shortest runs of whole words that raise a flag, at most three: as they are written, without the signs
-- around them.
create function private.flagged_runs(words text, flag text) returns setof text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  parts constant text[] := array(select part[1] from regexp_matches(words, '\S+|\s+', 'g') as part);
  from_part integer := 1;
  low integer;
  high integer;
  middle integer;
  bare text;
begin
  for run in 1 .. 3 loop
    exit when not flag = any (private.flags_of(array_to_string(parts[from_part:], '')));
    -- The shortest beginning that raises it ends with the run.
    low := from_part;
    high := cardinality(parts);
    while low < high loop
      middle := (low + high) / 2;
      if flag = any (private.flags_of(array_to_string(parts[from_part:middle], ''))) then
        high := middle;
      else
        low := middle + 1;
      end if;
    end loop;
    -- And the shortest end of that begins with it.
    low := from_part;
    from_part := high + 1;
    while low < high loop
      middle := (low + high + 1) / 2;
      if flag = any (private.flags_of(array_to_string(parts[middle:from_part - 1], ''))) then
        low := middle;
      else
        high := middle - 1;
      end if;
    end loop;
    bare := btrim(array_to_string(parts[low:from_part - 1], ''), '.,;:!?()[]"“”''‘’।॥،۔؟');
    if flag = any (private.flags_of(bare)) then
      return next bare;
    end if;
  end loop;
end $$;

-- The words of a listing that raise its flags, with the flag of each.
create function private.marked_words(listing public.listings, flags text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(distinct jsonb_build_object('flag', flag, 'words', run)), '[]')
    from unnest(flags) as flag, private.flagged_runs(private.words_of(listing), flag) as run
  );
end $$;

revoke execute on all functions in schema private from public;
