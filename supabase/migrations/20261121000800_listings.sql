-- The listings, and who may see and write them. Status changes only inside functions: whoever calls the API directly
-- is refused.

create type public.listing_status as enum
  ('draft', 'pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed');

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete cascade
    references public.public_profiles (id) on delete cascade,
  category text not null references public.categories (value) on update cascade,
  subcategory text,
  title text check (char_length(title) between 1 and 120),
  description text check (char_length(description) <= 4000),
  language public.language_code not null default 'en',
  price bigint check (price between 0 and 1000000000),
  negotiable boolean not null default false,
  quantity integer not null default 1 check (quantity between 1 and 100000),
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  answers_by_role jsonb not null default '{}',
  place_id text not null references public.places (id),
  status public.listing_status not null default 'draft',
  rejection_reason text,
  rejection_note text check (char_length(rejection_note) <= 1000),
  removal_reason text,
  sold_outcome text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  expires_at timestamptz,
  sold_at timestamptz,
  revises uuid unique references public.listings (id) on delete cascade,
  revised_at timestamptz,
  is_seller_suspended boolean not null default false,
  view_count integer not null default 0,
  contact_count integer not null default 0,
  favourite_count integer not null default 0,
  foreign key (category, subcategory) references public.subcategories (category, value) on update cascade,
  check (revises is null or status in ('draft', 'pending', 'rejected'))
);
create index listings_seller_id_idx on public.listings (seller_id);
create index listings_category_idx on public.listings (category, subcategory);
create index listings_place_id_idx on public.listings (place_id);
create index listings_on_offer_by_seller_idx on public.listings (seller_id, expires_at)
  where status = 'active' and not is_seller_suspended;
create index listings_waiting_idx on public.listings (submitted_at, id) where status = 'pending';
create index listings_title_idx on public.listings using gin (title extensions.gin_trgm_ops);
comment on table public.listings is 'An animal, a thing or a service on offer.';
comment on column public.listings.subcategory is 'What it is within its category; none of a service, and of what was listed before there was a choice.';
comment on column public.listings.title is 'The seller''s own words. Lists show a title composed from the attributes where there are any.';
comment on column public.listings.language is 'The language of the seller''s own words.';
comment on column public.listings.price is 'Whole rupees; none means "ask".';
comment on column public.listings.attributes is 'Answers by listing field id.';
comment on column public.listings.answers_by_role is
  'The answers that name it and say its price, by the role of their question. Kept by trigger, so that lists and their indexes need not look at the questions.';
comment on column public.listings.is_seller_suspended is 'Kept by trigger, so that lists need not look at the seller.';
comment on column public.listings.revises is 'The listing on offer whose place this revision takes once it is found to be right.';
comment on column public.listings.revised_at is 'When a revision took the place of what was on offer.';
comment on column public.listings.expires_at is 'From here on the listing is not offered any more, whatever its status says.';

revoke all on public.listings from anon, authenticated;
grant select on public.listings to anon, authenticated;
grant insert, update, delete on public.listings to authenticated;
grant all on public.listings to service_role;
alter table public.listings enable row level security;
-- Apart, as with sellers and notices: joined, guests' lists could not go by the index of what is on offer.
create policy "Everybody reads listings on offer" on public.listings
  for select to anon, authenticated using (status = 'active' and expires_at > now() and not is_seller_suspended);
create policy "Sellers read their own listings" on public.listings
  for select to authenticated using (seller_id = (select auth.uid()));
create policy "Moderators and support read every listing" on public.listings
  for select to authenticated using ((select private.has_role('moderator', 'support')));

-- A stranger learns of the sellers of what is on offer, and of no other member.
create policy "Everybody reads sellers with a listing on offer" on public.public_profiles
  for select to anon, authenticated
  using (not is_suspended and exists (
    select 1 from public.listings
    where listings.seller_id = public_profiles.id and listings.status = 'active' and listings.expires_at > now()
      and not listings.is_seller_suspended
  ));
create policy "Sellers begin a listing of their own" on public.listings
  for insert to authenticated
  with check (seller_id = (select auth.uid()) and status = 'draft' and not (select private.is_suspended()));
create policy "Sellers change drafts and rejected listings, moderators all" on public.listings
  for update to authenticated
  using (seller_id = (select auth.uid()) and status in ('draft', 'rejected') and not (select private.is_suspended())
    or (select private.has_role('moderator')))
  with check (seller_id = (select auth.uid()) and not (select private.is_suspended()) or (select private.has_role('moderator')));
create policy "Sellers delete their own drafts and refused revisions" on public.listings
  for delete to authenticated
  using (
    seller_id = (select auth.uid()) and (status = 'draft' or status = 'rejected' and revises is not null)
    and not (select private.is_suspended())
  );

create function private.protect_listing_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  begun public.listings;
begin
  if not private.is_direct_call() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- A policy refuses it too, but does not say why.
    if private.is_suspended() then
      raise exception 'account suspended' using errcode = '42501', detail = 'suspended';
    end if;
    new.created_at := now();
    new.updated_at := now();
    begun := new;
    begun.status := 'draft';
    begun.rejection_reason := null;
    begun.rejection_note := null;
    begun.removal_reason := null;
    begun.sold_outcome := null;
    begun.submitted_at := null;
    begun.published_at := null;
    begun.expires_at := null;
    begun.sold_at := null;
    begun.revised_at := null;
    begun.is_seller_suspended := false;
    begun.view_count := 0;
    begun.contact_count := 0;
    begun.favourite_count := 0;
    if new is distinct from begun then
      raise exception 'protected column' using errcode = '42501', hint = 'a listing begins as a draft';
    end if;
  elsif (new.id, new.seller_id, new.status, new.rejection_reason, new.rejection_note, new.removal_reason,
         new.sold_outcome, new.created_at, new.submitted_at, new.published_at, new.expires_at, new.sold_at, new.revises,
         new.revised_at, new.is_seller_suspended, new.view_count, new.contact_count, new.favourite_count)
    is distinct from
        (old.id, old.seller_id, old.status, old.rejection_reason, old.rejection_note, old.removal_reason,
         old.sold_outcome, old.created_at, old.submitted_at, old.published_at, old.expires_at, old.sold_at, old.revises,
         old.revised_at, old.is_seller_suspended, old.view_count, old.contact_count, old.favourite_count) then
    raise exception 'protected column' using errcode = '42501', hint = 'status changes through its functions';
  end if;
  return new;
end $$;
create trigger protect_listing_columns before insert or update on public.listings
  for each row execute function private.protect_listing_columns();

-- Being looked at does not make a listing newer.
create trigger touch_updated_at
  before update of category, subcategory, title, description, language, price, negotiable, quantity, attributes, place_id, status
  on public.listings for each row execute function private.touch_updated_at();

create function private.require_creatable_category() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select 1 from public.categories where value = new.category and is_creatable) then
    raise exception 'choice' using errcode = 'PT422', detail = 'category';
  end if;
  return new;
end $$;
create trigger require_creatable_category before insert or update of category on public.listings
  for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.require_creatable_category();

-- The listings of somebody who is suspended are out of sight in the same moment.
create function private.hide_listings_of_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listings set is_seller_suspended = new.suspended_at is not null where seller_id = new.id;
  return new;
end $$;
create trigger hide_listings_of_suspended after update of suspended_at on public.profiles
  for each row when ((old.suspended_at is null) is distinct from (new.suspended_at is null))
  execute function private.hide_listings_of_suspended();

-- Where a listing stands: one whose time has run out has expired, whatever was written when. A column to the API.
create function public.listing_state(listing public.listings) returns public.listing_status
language plpgsql stable set search_path = '' as $$
begin
  return case when listing.status = 'active' and listing.expires_at <= now() then 'expired' else listing.status end;
end $$;

-- How many listings somebody has on offer, as far as the reader may see them. A column to the API.
create function public.active_listings(profile public.public_profiles) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.listings
  where seller_id = profile.id and status = 'active' and expires_at > now() and not is_seller_suspended
$$;

-- What was begun and is not handed in counts as what is still being written (1500).
create trigger limit_listings after insert on public.listings
  for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.limit_writes('listings', 'seller_id', 'listing_drafts', 'status = ''draft''');

-- The answers of a listing, held against the questions of its category. The same verdict as shared/listing/validate,
-- which a test compares on thousands of answers. A refusal has the errcode PT422, the code of the problem as its
-- message, the question's id as its detail, and bounds as JSON in its hint.

-- White space, and signs that nobody sees: an answer of nothing else is no answer.
create function private.is_blank(answer text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return answer ~ '^[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F]*$';
end $$;

-- Refuses an answer of a form by its code and field, as answers to questions are refused.
create function private.refuse_answer(code text, field text, minimum bigint default null, maximum bigint default null)
returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = code, detail = field,
    hint = jsonb_strip_nulls(jsonb_build_object('min', minimum, 'max', maximum))::text;
end $$;

-- Whether a text is a day of the years 2000 to 2999, as ISO 8601 writes it.
create function private.is_day(answer text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  parts integer[];
begin
  if answer is null or answer !~ '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' then
    return false;
  end if;
  parts := string_to_array(answer, '-')::integer[];
  if parts[2] not between 1 and 12 then
    return false;
  end if;
  return parts[3] between 1
    and extract(day from make_date(parts[1], parts[2], 1) + interval '1 month' - interval '1 day');
end $$;

-- One answer or several as a list of texts: what a dependent question looks for.
create function private.answer_texts(answer jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(
      case jsonb_typeof(one) when 'number' then trim_scale((one #>> '{}')::numeric)::text else one #>> '{}' end
    ), '{}')
    from jsonb_array_elements(
      case when jsonb_typeof(answer) = 'array' then answer else jsonb_build_array(answer) end
    ) as given (one)
    where jsonb_typeof(one) in ('string', 'number', 'boolean')
  );
end $$;

-- The questions that are asked, given the answers: those that depend on nothing or on the subcategory, and those whose
-- parent is asked and has one of the named answers; never one of those that make no sense of the subcategory.
create function private.asked_fields(category_value text, answers jsonb, subcategory text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  hidden text[] := private.hidden_fields(category_value, subcategory);
  asked text[];
  more text[];
begin
  select coalesce(array_agg(id), '{}') into asked from private.questions
  where category = category_value and id <> all (hidden)
    and (depends_on_field is null or depends_on_field = 'subcategory' and subcategory = any (depends_on_values));
  loop
    select array_agg(id) into more from private.questions
    where category = category_value and id <> all (asked || hidden) and depends_on_field = any (asked)
      and answers ? depends_on_field and depends_on_values && private.answer_texts(answers -> depends_on_field);
    exit when more is null;
    asked := asked || more;
  end loop;
  return asked;
end $$;

-- Whether a value can be chosen: it is on the list, and in use or chosen before.
create function private.is_option(question text, choice jsonb, previous jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_typeof(choice) = 'string' and exists (
    select 1 from public.dropdown_options
    where field_key = question and value = choice #>> '{}'
      and (is_active or previous = choice or (jsonb_typeof(previous) = 'array' and previous @> choice))
  );
end $$;

-- What is wrong with an answer that is there, or null.
create function private.answer_problem(question private.questions, answer jsonb, previous jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  kind text := jsonb_typeof(answer);
begin
  if question.type = 'number' then
    if kind <> 'number' then
      return 'number';
    end if;
    return case
      when (answer #>> '{}')::numeric between coalesce(question.min, 0) and private.most_of(question)
        and (question.unit is distinct from 'calendar-year' or (answer #>> '{}')::numeric % 1 = 0) then null
      when question.unit = 'calendar-year' then 'year' else 'between' end;
  elsif question.type in ('select', 'radio') then
    return case when private.is_option(question.key, answer, previous) then null else 'choice' end;
  elsif question.type = 'multi-select' then
    if kind <> 'array' then
      return 'choice';
    end if;
    return case when (
      select bool_and(private.is_option(question.key, one, previous)) and count(distinct one) = count(*)
      from jsonb_array_elements(answer) as given (one)
    ) is false then 'choice' end;
  elsif question.type = 'switch' then
    return case when kind <> 'boolean' then 'choice' end;
  elsif question.type = 'date-range' then
    return case when kind = 'object' and answer - '{from,to}'::text[] = '{}'
      and jsonb_typeof(answer -> 'from') = 'string' and jsonb_typeof(answer -> 'to') = 'string'
      and private.is_day(answer ->> 'from') and private.is_day(answer ->> 'to')
      and (answer ->> 'from') collate "C" <= (answer ->> 'to') collate "C" then null else 'dates' end;
  end if;
  return case when kind <> 'string' then 'choice' when char_length(answer #>> '{}') > 500 then 'long' end;
end $$;

-- Whether a question is left unanswered.
create function private.is_unanswered(question private.questions, answer jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return answer is null or answer = '[]' and question.type = 'multi-select'
    or question.type in ('text', 'textarea') and jsonb_typeof(answer) = 'string'
      and private.is_blank(answer #>> '{}');
end $$;

-- Every problem of the answers to a category's questions, in the order of the questions; unknown answers last.
-- `previous` are the answers as they were, `is_complete` asks for those that are needed.
create function private.attribute_problems(
  category_value text, answers jsonb, previous jsonb default '{}', is_complete boolean default true,
  subcategory text default null
) returns table (field text, code text, min numeric, max numeric)
language plpgsql stable set search_path = '' as $$
declare
  asked text[] := private.asked_fields(category_value, answers, subcategory);
  question private.questions;
begin
  for question in
    select * from private.questions where category = category_value order by part, position, id
  loop
    field := question.id;
    code := case
      when question.id <> all (asked) then case when answers ? question.id then 'hidden' end
      when private.is_unanswered(question, answers -> question.id)
        then case when question.required and is_complete then 'required' end
      else private.answer_problem(question, answers -> question.id, previous -> question.id)
    end;
    min := case when code in ('between', 'year') then coalesce(question.min, 0) end;
    max := case when code in ('between', 'year') then private.most_of(question) when code = 'long' then 500 end;
    if code is not null then
      return next;
    end if;
  end loop;
  return query
    select stray, 'unknown'::text, null::numeric, null::numeric
    from jsonb_object_keys(answers) as given (stray)
    where not exists (select 1 from private.questions where category = category_value and id = stray)
    order by stray;
end $$;

-- Moving an answer is no edit of the listing: what else stands in it may have been right when it was written.
create function private.check_attributes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous jsonb := '{}';
  is_complete boolean := new.status not in ('draft', 'rejected');
  problem record;
begin
  if tg_op = 'UPDATE' then
    if current_setting('maveshi.moves_answers', true) = 'on' then
      return new;
    end if;
    if (new.category, new.subcategory, new.attributes) is not distinct from (old.category, old.subcategory, old.attributes)
      and not (is_complete and old.status in ('draft', 'rejected')) then
      return new;
    end if;
    if new.category = old.category then
      previous := old.attributes;
    end if;
  end if;
  if jsonb_typeof(new.attributes) is distinct from 'object' then
    return new; -- The table's own constraint refuses it.
  end if;
  select * into problem from private.attribute_problems(
    new.category, new.attributes, previous, is_complete, new.subcategory) limit 1;
  if found then
    raise exception using errcode = 'PT422', message = problem.code, detail = problem.field,
      hint = jsonb_strip_nulls(jsonb_build_object('min', problem.min, 'max', problem.max))::text;
  end if;
  return new;
end $$;

-- After require_creatable_category, whose refusal says more: triggers of one event run in the order of their names.
create trigger take_only_right_attributes before insert or update of attributes, category, subcategory, status
  on public.listings for each row when (current_setting('maveshi.import', true) is distinct from 'write')
  execute function private.check_attributes();

revoke execute on all functions in schema private from public;
revoke execute on function public.listing_state(public.listings), public.active_listings(public.public_profiles)
from public;
grant execute on function
  public.listing_state(public.listings),
  public.active_listings(public.public_profiles)
to anon, authenticated, service_role;
