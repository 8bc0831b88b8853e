-- The embedded server opens every table of the schema to its request roles at its first request. This runs after that
-- and brings back what the migrations say. Policies hold either way; this keeps refusals the same everywhere.

grant usage on schema auth, extensions, private to anon, authenticated, service_role;

revoke all on all tables in schema public from anon, authenticated;
revoke all on public.listing_events, public.audit_log from service_role;

grant select on public.places, public.public_profiles, public.categories, public.listing_fields,
  public.dropdown_options, public.livestock_types, public.listings, public.listing_photos to anon, authenticated;
grant select, update on public.settings, public.profiles to authenticated;
grant insert, update, delete on public.categories, public.listing_fields, public.dropdown_options,
  public.livestock_types, public.listings, public.listing_photos to authenticated;
grant select, insert, delete on public.favourites, public.deletion_requests to authenticated;
grant select, insert, update, delete on public.saved_searches to authenticated;
grant select, insert, update on public.reports to authenticated;
grant select on public.contact_events to authenticated;
grant select on public.listing_events, public.audit_log to authenticated, service_role;
