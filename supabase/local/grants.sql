-- Generated from the migrations by `npm run types`. Do not edit.
-- The embedded server opens every table of the schema to its request roles at its first request. This runs after that
-- and brings back what the migrations say. Policies hold either way; this keeps refusals the same everywhere.

grant usage on schema auth, extensions, private to anon, authenticated, service_role;

revoke all on all tables in schema public from anon, authenticated, service_role;

grant select on
  public.categories,
  public.dropdown_options,
  public.listing_fields,
  public.listing_photos,
  public.listings,
  public.livestock_types,
  public.movement_notices,
  public.pincode_areas,
  public.place_aliases,
  public.places,
  public.public_profiles,
  public.safety_texts,
  public.subcategories,
  public.subcategory_fields
  to anon;

grant select on
  public.audit_log,
  public.colleague_notes,
  public.contact_events,
  public.listing_events,
  public.pincode_areas,
  public.place_aliases,
  public.places,
  public.public_profiles,
  public.seller_messages,
  public.wanted_notices
  to authenticated;

grant select, insert, update, delete on
  public.categories,
  public.dropdown_options,
  public.listing_drafts,
  public.listing_fields,
  public.listing_labels,
  public.listing_photos,
  public.listings,
  public.livestock_types,
  public.movement_notices,
  public.notice_choices,
  public.ready_texts,
  public.safety_texts,
  public.saved_searches,
  public.search_concepts,
  public.search_lexicon,
  public.subcategories,
  public.subcategory_fields
  to authenticated;

grant select, insert, delete on
  public.deletion_requests,
  public.favourites
  to authenticated;

grant select, delete on
  public.empty_searches
  to authenticated;

grant select, update on
  public.profiles,
  public.settings
  to authenticated;

grant select, insert, update on
  public.reports
  to authenticated;

grant select on
  public.audit_log,
  public.colleague_notes,
  public.listing_events,
  public.seller_messages
  to service_role;

grant all on
  public.categories,
  public.contact_events,
  public.deletion_requests,
  public.dropdown_options,
  public.empty_searches,
  public.favourites,
  public.listing_drafts,
  public.listing_fields,
  public.listing_labels,
  public.listing_photos,
  public.listings,
  public.livestock_types,
  public.movement_notices,
  public.notice_choices,
  public.pincode_areas,
  public.place_aliases,
  public.places,
  public.profiles,
  public.public_profiles,
  public.ready_texts,
  public.reports,
  public.safety_texts,
  public.saved_searches,
  public.search_concepts,
  public.search_lexicon,
  public.settings,
  public.subcategories,
  public.subcategory_fields,
  public.wanted_notices
  to service_role;
