-- The embedded server opens every table of the schema to its request roles at its first request. This runs after that
-- and brings back what the migrations say. Policies hold either way; this keeps refusals the same everywhere.

grant usage on schema auth, extensions, private to anon, authenticated, service_role;

revoke all on all tables in schema public from anon, authenticated;

grant select on public.places, public.public_profiles, public.categories, public.listing_fields,
  public.dropdown_options, public.livestock_types, public.listings, public.listing_photos to anon, authenticated;
grant select, update on public.settings, public.profiles to authenticated;
grant insert, update, delete on public.categories, public.listing_fields, public.dropdown_options,
  public.livestock_types, public.listings, public.listing_photos to authenticated;
