-- What administrators tell each other about a person or a listing. Only they read it here; whoever it is about is given
-- it with their own data. It goes with the person or the listing.

create table public.colleague_notes (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references public.profiles (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  about_id text not null generated always as (coalesce(profile_id, listing_id)::text) stored,
  author_id uuid references public.profiles (id) on delete set null,
  words text not null check (char_length(trim(words)) between 1 and 1000),
  created_at timestamptz not null default now(),
  constraint colleague_notes_about_one check (num_nonnulls(profile_id, listing_id) = 1)
);
create index colleague_notes_profile_id_idx on public.colleague_notes (profile_id, created_at);
create index colleague_notes_listing_id_idx on public.colleague_notes (listing_id, created_at);
create index colleague_notes_author_id_idx on public.colleague_notes (author_id);
comment on column public.colleague_notes.about_id is 'Of the person or the listing, as the audit log names it.';
comment on column public.colleague_notes.author_id is 'None where the account of whoever wrote it is gone.';

revoke all on public.colleague_notes from anon, authenticated, service_role;
grant select on public.colleague_notes to authenticated, service_role;
alter table public.colleague_notes enable row level security;
create policy "Moderators and support read the notes of all" on public.colleague_notes
  for select to authenticated using ((select private.has_role('moderator', 'support')));
create trigger write_audit after insert or update or delete on public.colleague_notes
  for each row execute function private.write_audit('about_id', '');

create function private.require_subject(profile uuid, listing uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if num_nonnulls(profile, listing) <> 1 then
    raise exception 'one person or one listing is needed' using errcode = 'PT422', detail = 'ids';
  end if;
  if profile is not null then
    perform private.require_profile(profile);
  elsif not exists (select 1 from public.listings where id = listing) then
    raise exception 'no such listing' using errcode = 'PT404', detail = 'listing';
  end if;
end $$;

-- The notes about a person or a listing, newest first, with who wrote them. Errors: 42501, PT404, PT422 (detail: ids).
create function public.notes_about(profile uuid default null, listing uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator', 'support');
  perform private.require_subject(profile, listing);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', note.id, 'words', note.words, 'created_at', note.created_at, 'author', private.names_of(note.author_id),
      'is_own', coalesce(note.author_id = auth.uid(), false)
    ) order by note.created_at desc, note.id), '[]')
    from public.colleague_notes as note where note.profile_id = profile or note.listing_id = listing
  );
end $$;

-- Writes a note. Who has written 200 in a day has written enough, and 100 about one thing are enough; writing and taking
-- back again counts as well. Errors: 42501, PT404, PT422 (detail: ids, note), PT429 (hint: {"max"}).
create function public.write_note(words text, profile uuid default null, listing uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  per_day constant integer := 200;
  about_one constant integer := 100;
begin
  perform private.require_role('moderator', 'support');
  perform private.require_subject(profile, listing);
  if char_length(trim(coalesce(words, ''))) not between 1 and 1000 then
    raise exception 'a note has 1 to 1000 letters' using errcode = 'PT422', detail = 'note';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(one, 0))
  from unnest(array[auth.uid()::text, coalesce(profile, listing)::text]) as one order by one;
  if (
    select count(*) from public.audit_log as entry
    where entry.actor_id = auth.uid() and entry.table_name = 'colleague_notes' and entry.act = 'add'
      and entry.created_at > now() - interval '1 day'
  ) >= per_day then
    raise exception 'enough for today' using errcode = 'PT429', detail = 'colleague_notes',
      hint = jsonb_build_object('max', per_day)::text;
  end if;
  if (
    select count(*) from public.colleague_notes as note where note.profile_id = profile or note.listing_id = listing
  ) >= about_one then
    raise exception 'enough are kept' using errcode = 'PT429', detail = 'colleague_notes_kept',
      hint = jsonb_build_object('max', about_one)::text;
  end if;
  insert into public.colleague_notes (profile_id, listing_id, author_id, words)
  values (profile, listing, auth.uid(), trim(write_note.words));
end $$;

-- Takes one's own note back. The audit log goes on telling that there was one, without its words.
-- Errors: 42501 for everybody else's, PT404.
create function public.delete_note(note uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
begin
  perform private.require_role('moderator', 'support');
  select author_id into author from public.colleague_notes where id = note for update;
  if not found then
    raise exception 'no such note' using errcode = 'PT404', detail = 'note';
  end if;
  if author is distinct from auth.uid() then
    raise exception 'somebody else wrote this note' using errcode = '42501';
  end if;
  delete from public.colleague_notes where id = note;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.notes_about(uuid, uuid), public.write_note(text, uuid, uuid), public.delete_note(uuid)
from public, anon;
grant execute on function
  public.notes_about(uuid, uuid), public.write_note(text, uuid, uuid), public.delete_note(uuid)
to authenticated, service_role;
