-- What administrators may change while the market runs.

create table public.settings (
  key text primary key,
  value jsonb not null,
  constraint settings_make_sense check (
    case key
      when 'support_admin_email' then jsonb_typeof(value) in ('null', 'string')
      when 'moderation_mode' then value in ('"all"', '"first"', '"none"')
      when 'flagged_words' then jsonb_typeof(value) = 'object'
      when 'visitor_address' then value in ('"none"', '"last"', '"last-but-one"')
      when 'listing_expiry_days' then jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[1-9][0-9]{0,2}$'
      else jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[0-9]{1,6}$'
    end
  )
);
comment on table public.settings is 'One row a setting. Daily limits, and those of what is kept, are per person; days are those of India.';

insert into public.settings (key, value) values
  ('support_admin_email', 'null'),
  ('moderation_mode', '"first"'),
  ('listing_expiry_days', '60'),
  ('listings_per_day', '20'),
  ('photos_per_day', '400'),
  -- Of 1,048,576 bytes: twelve hundred listings with ten photographs each, as the forms make them.
  ('photo_megabytes_kept', '2000'),
  ('reports_per_day', '20'),
  ('contacts_per_day', '30'),
  ('favourites_per_day', '300'),
  ('favourites_kept', '500'),
  ('saved_searches_per_day', '50'),
  ('saved_searches_kept', '30'),
  ('deletion_requests_per_day', '3'),
  -- Words of an advance payment and of what it is paid by. A text that holds one is looked at by a person first.
  ('flagged_words', jsonb_build_object(
    'en', jsonb_build_array('advance', 'booking amount', 'token amount', 'upi', 'gpay', 'google pay', 'phonepe', 'paytm',
      'qr code', 'whatsapp'),
    'hi', jsonb_build_array('एडवांस', 'अग्रिम', 'बयाना', 'पेशगी', 'टोकन', 'यूपीआई', 'व्हाट्सएप'),
    'mr', jsonb_build_array('अ‍ॅडव्हान्स', 'ॲडव्हान्स', 'आगाऊ', 'बयाणा', 'इसार', 'यूपीआय', 'व्हॉट्सअ‍ॅप', 'व्हॉट्सॲप'),
    'gu', jsonb_build_array('એડવાન્સ', 'અગાઉથી', 'બાનું', 'ટોકન', 'યુપીઆઈ', 'વોટ્સએપ'),
    'pa', jsonb_build_array('ਐਡਵਾਂਸ', 'ਪੇਸ਼ਗੀ', 'ਬਿਆਨਾ', 'ਯੂਪੀਆਈ', 'ਵਟਸਐਪ'),
    'bn', jsonb_build_array('অগ্রিম', 'অ্যাডভান্স', 'বায়না', 'ইউপিআই', 'হোয়াটসঅ্যাপ'),
    'ta', jsonb_build_array('அட்வான்ஸ்', 'முன்பணம்', 'யுபிஐ', 'வாட்ஸ்அப்'),
    'te', jsonb_build_array('అడ్వాన్స్', 'ముందస్తు', 'బయానా', 'యూపీఐ', 'వాట్సాప్'),
    'kn', jsonb_build_array('ಅಡ್ವಾನ್ಸ್', 'ಮುಂಗಡ', 'ಯುಪಿಐ', 'ವಾಟ್ಸಾಪ್'),
    'ml', jsonb_build_array('അഡ്വാൻസ്', 'മുൻകൂർ', 'യുപിഐ', 'വാട്സാപ്പ്'),
    'ur', jsonb_build_array('ایڈوانس', 'پیشگی', 'بیعانہ', 'یو پی آئی', 'واٹس ایپ')
  ));

revoke all on public.settings from anon, authenticated;
grant select, update on public.settings to authenticated;
grant all on public.settings to service_role;

alter table public.settings enable row level security;
create policy "Administrators read settings" on public.settings
  for select to authenticated using ((select private.is_admin()));
create policy "Administrators change settings" on public.settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.setting(setting_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select value from public.settings where key = setting_key
$$;
revoke execute on all functions in schema private from public;
