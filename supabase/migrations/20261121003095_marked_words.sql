-- Which of a listing's words raise a flag, so that they can be marked where they stand. What raises one is stated once, in
-- `private.flags_of`: it is asked about ever shorter runs of the words.

create function private.parts_raise(flag text, parts text[], first integer, last integer) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return flag = any (private.flags_of(array_to_string(parts[first:last], '')));
end $$;

-- The first of the shortest runs of whole words that raise a flag, at most twelve: as they are written, without the signs
-- around them. Each is looked for in the next word, the next two, four and so on, so that a long text is read through
-- once and not once for each run.
create function private.flagged_runs(words text, flag text) returns setof text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  parts constant text[] := array(select part[1] from regexp_matches(words, '\S+|\s+', 'g') as part);
  last constant integer := cardinality(parts);
  from_part integer := 1;
  low integer;
  high integer;
  middle integer;
  bare text;
begin
  for run in 1 .. 12 loop
    low := from_part;
    high := from_part;
    while high < last and not private.parts_raise(flag, parts, from_part, high) loop
      low := high + 1;
      high := least(last, from_part + 2 * (high - from_part) + 1);
    end loop;
    exit when not private.parts_raise(flag, parts, from_part, high);
    -- The shortest beginning that raises it ends with the run.
    while low < high loop
      middle := (low + high) / 2;
      if private.parts_raise(flag, parts, from_part, middle) then
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
      if private.parts_raise(flag, parts, middle, from_part - 1) then
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
