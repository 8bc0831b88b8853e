-- What administrators write to sellers, and the texts that they keep ready for that and for those who report. A message
-- arrives as a notice, in the transaction that writes it, and stands here for as long as the account does: the notice goes
-- after a while.

create table public.ready_texts (
  id text primary key default gen_random_uuid()::text check (id ~ '^[0-9a-z-]{1,40}$'),
  reader text not null default 'seller' check (reader in ('seller', 'reporter')),
  texts jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.ready_texts is 'Filled by seed/ready-texts.sql; administrators change them. A copy is sent, so that a change tells nobody anything.';
comment on column public.ready_texts.reader is 'Whom it is written to: a seller, or somebody who has reported a listing.';
comment on column public.ready_texts.texts is 'By language; English is always there.';

revoke all on public.ready_texts from anon, authenticated;
grant select, insert, update, delete on public.ready_texts to authenticated;
grant all on public.ready_texts to service_role;
alter table public.ready_texts enable row level security;
create policy "Moderators and editors read ready_texts" on public.ready_texts
  for select to authenticated using ((select private.has_role('moderator', 'editor')));
create policy "Editors add ready_texts" on public.ready_texts
  for insert to authenticated with check ((select private.has_role('editor')));
create policy "Editors change ready_texts" on public.ready_texts
  for update to authenticated using ((select private.has_role('editor'))) with check ((select private.has_role('editor')));
create policy "Editors delete ready_texts" on public.ready_texts
  for delete to authenticated using ((select private.has_role('editor')));
create trigger touch_updated_at before update on public.ready_texts
  for each row execute function private.touch_updated_at();
create trigger write_audit after insert or update or delete on public.ready_texts
  for each row execute function private.write_audit('id', '');

-- How long a message is at most, as people count letters.
create function private.message_characters() returns integer
language sql immutable parallel safe set search_path = '' as 'select 1000';

create function private.ready_texts_at_most() returns integer
language sql immutable parallel safe set search_path = '' as 'select 50';

-- So many are chosen from and no more; two who add one at the same time wait for each other.
create function private.check_ready_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(new.texts) <> 'object' or coalesce(private.is_blank(new.texts ->> 'en'), true) then
    perform private.refuse_answer('required', 'texts');
  end if;
  if exists (
    select 1 from jsonb_each(new.texts) as written (language, words)
    where jsonb_typeof(words) <> 'string' or char_length(words #>> '{}') > private.message_characters()
      or language not in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur')
  ) then
    perform private.refuse_answer('long', 'texts', null, private.message_characters());
  end if;
  perform pg_advisory_xact_lock(hashtext('public.ready_texts'));
  if tg_op = 'INSERT' and not exists (select 1 from public.ready_texts as same where same.id = new.id)
    and (select count(*) from public.ready_texts) >= private.ready_texts_at_most() then
    raise exception 'enough are kept' using errcode = 'PT429', detail = 'ready_texts_kept',
      hint = jsonb_build_object('max', private.ready_texts_at_most())::text;
  end if;
  return new;
end $$;
create trigger check_ready_text before insert or update on public.ready_texts
  for each row execute function private.check_ready_text();

create table public.seller_messages (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete set null,
  author_id uuid references public.profiles (id) on delete set null,
  words text not null check (not private.is_blank(words) and char_length(words) <= private.message_characters()),
  created_at timestamptz not null default now()
);
create index seller_messages_profile_id_idx on public.seller_messages (profile_id, created_at);
create index seller_messages_listing_id_idx on public.seller_messages (listing_id, created_at);
create index seller_messages_author_id_idx on public.seller_messages (author_id);
comment on table public.seller_messages is 'Read here by administrators; whom it was written to has the notice, and all of it with their own data.';
comment on column public.seller_messages.listing_id is 'What it is about; none where it is about the person, or the listing is gone.';
comment on column public.seller_messages.author_id is 'None where the account of whoever wrote it is gone.';

revoke all on public.seller_messages from anon, authenticated, service_role;
grant select on public.seller_messages to authenticated, service_role;
alter table public.seller_messages enable row level security;
create policy "Moderators and support read what was written to all" on public.seller_messages
  for select to authenticated using ((select private.has_role('moderator', 'support')));
create trigger write_audit after insert on public.seller_messages
  for each row execute function private.write_audit('id', '');

-- The listing that sellers know: of a change that waits, the one that it changes.
create function private.listing_known(listing uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(revises, id) from public.listings where id = listing
$$;

-- What was written about a listing, or to a person about whatever, the newest 50 first, with the `language` in which the
-- seller reads. Errors: 42501, PT404, PT422 (detail: ids).
create function public.messages_about(profile uuid default null, listing uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  known uuid;
begin
  perform private.require_role('moderator', 'support');
  perform private.require_subject(profile, listing);
  known := private.listing_known(listing);
  return jsonb_build_object(
    'language', (
      select person.language from public.profiles as person
      where person.id = coalesce(profile, (select seller_id from public.listings where id = listing))
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'words', message.words, 'created_at', message.created_at,
        'author', private.names_of(message.author_id)
      ) order by message.created_at desc, message.id), '[]')
      from (
        select * from public.seller_messages as one
        where one.profile_id = profile or one.listing_id = known
        order by one.created_at desc, one.id limit 50
      ) as message
    )
  );
end $$;

-- Writes to the seller of a listing, or to a person, who is told at once. Who has written 200 in a day has written enough,
-- and 10 in a day to one person are enough. Sent again under the same id it is one message.
-- Errors: 42501, PT404, PT409 to oneself (detail: own), PT422 (detail: ids, words), PT429 (hint: {"max"}).
create function public.write_to_seller(message uuid, words text, profile uuid default null, listing uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  per_day constant integer := 200;
  to_one constant integer := 10;
  known uuid;
  seller uuid;
begin
  perform private.require_role('moderator');
  perform private.require_subject(profile, listing);
  if coalesce(private.is_blank(words), true) or char_length(words) > private.message_characters() then
    raise exception 'a message has 1 to 1000 letters' using errcode = 'PT422', detail = 'words';
  end if;
  known := private.listing_known(listing);
  seller := coalesce(profile, (select seller_id from public.listings where id = listing));
  if seller = auth.uid() then
    raise exception 'that is oneself' using errcode = 'PT409', detail = 'own';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(one, 0))
  from unnest(array[auth.uid()::text, seller::text]) as one order by one;
  if exists (select 1 from public.seller_messages as sent where sent.id = message and sent.author_id = auth.uid()) then
    return;
  end if;
  if (
    select count(*) from public.audit_log as entry
    where entry.actor_id = auth.uid() and entry.table_name = 'seller_messages'
      and entry.created_at > now() - interval '1 day'
  ) >= per_day then
    raise exception 'enough for today' using errcode = 'PT429', detail = 'seller_messages',
      hint = jsonb_build_object('max', per_day)::text;
  end if;
  if (
    select count(*) from public.seller_messages as sent
    where sent.profile_id = seller and sent.created_at > now() - interval '1 day'
  ) >= to_one then
    raise exception 'enough to one person' using errcode = 'PT429', detail = 'seller_messages_to_one',
      hint = jsonb_build_object('max', to_one)::text;
  end if;
  insert into public.seller_messages (id, profile_id, listing_id, author_id, words)
  values (message, seller, known, auth.uid(), trim(write_to_seller.words));
  perform private.tell(array[seller], 'message', known, jsonb_build_object('note', trim(write_to_seller.words)));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.messages_about(uuid, uuid), public.write_to_seller(uuid, text, uuid, uuid)
from public, anon;
grant execute on function
  public.messages_about(uuid, uuid), public.write_to_seller(uuid, text, uuid, uuid)
to authenticated, service_role;
