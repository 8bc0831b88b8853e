-- Registration asks whether the number has WhatsApp, so a new seller can be written to at once.

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  if jsonb_typeof(metadata) = 'string' then
    metadata := (metadata #>> '{}')::jsonb;
  end if;
  insert into public.profiles (id, name, role, phone, whatsapp, language, place_id)
  values (
    new.id,
    nullif(left(trim(metadata ->> 'name'), 80), ''),
    case when metadata ->> 'role' in ('farmer', 'trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer')
      then metadata ->> 'role' else 'farmer' end,
    case when metadata ->> 'phone' ~ '^\+91[6-9][0-9]{9}$' then metadata ->> 'phone' end,
    case when metadata ->> 'whatsapp' ~ '^\+91[6-9][0-9]{9}$' then metadata ->> 'whatsapp' end,
    case when metadata ->> 'language' in ('en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur')
      then metadata ->> 'language' else 'en' end,
    (select id from public.places where id = metadata ->> 'placeId')
  );
  return new;
end $$;
