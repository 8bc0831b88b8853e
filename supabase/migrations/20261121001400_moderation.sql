-- Who looks at a listing before it goes live: `moderation_mode` in the settings says. Under `all` an administrator looks
-- at every one, under `none` only at what was refused before, and under `first` a seller's first listing waits, while
-- later ones go live unless something about them asks for a look.

-- A text in one form: small letters, Western digits, compatible letters, and nothing unseen.
create function private.plain_text(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text;
begin
  if words ~ '^[\x01-\x7F]*$' then
    return lower(words);
  end if;
  plain := lower(regexp_replace(normalize(words, nfkc),
    '[\u00AD\u034F\u061C\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF0-\uFFFB'
      || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'));
  plain := translate(plain,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
        '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
    repeat('0123456789', 11));
  if plain ~ '[\u07C0-\u07C9\u0DE6-\u0DEF\u0E00-\u1CFF\uA620-\uABF9\U00010000-\U0001FFFF]' then
    plain := translate(plain,
      '߀߁߂߃߄߅߆߇߈߉෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉'
        '႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉'
        '᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩'
        '꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'
        '𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐵀𐵁𐵂𐵃𐵄𐵅𐵆𐵇𐵈𐵉𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿'
        '𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉'
        '𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹'
        '𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𑷠𑷡𑷢𑷣𑷤𑷥𑷦𑷧𑷨𑷩𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙𖄰𖄱𖄲𖄳𖄴𖄵𖄶𖄷𖄸𖄹'
        '𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𖵰𖵱𖵲𖵳𖵴𖵵𖵶𖵷𖵸𖵹𜳰𜳱𜳲𜳳𜳴𜳵𜳶𜳷𜳸𜳹𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉'
        '𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹𞗱𞗲𞗳𞗴𞗵𞗶𞗷𞗸𞗹𞗺𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
      repeat('0123456789', 58));
  end if;
  return plain;
end $$;

-- A text as its reader sees it, only to be compared: without the marks that can stand on any letter, with what looks like a
-- letter of ASCII as that letter, and with one space for any. The signs of the scripts of India stay. The browser reads the same
-- (shared/listing/flags), which a test compares.
create function private.folded_text(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded text := words;
begin
  if words !~ '^[\x01-\x7F]*$' then
    folded := normalize(regexp_replace(normalize(words, nfkd),
      '[\u0300-\u036F\u0483-\u0489\u0640\u064B-\u0652\u0656-\u065F\u'
        || '0670\u06D6-\u06DC\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'), nfkc);
  end if;
  folded := regexp_replace(folded, '[\t-\r \u0085\u115F\u1160\u1680\u2028\u2029\u2800]+', ' ', 'g');
  if folded ~ ('[\u00D8-\u058F\u13A0-\u13FF\u1D00-\u1D7F\u24F5-\u24FF\u2776-\u2793\u2C80-\u2CFF\u3002\uA4D0-\uA4FF'
    || '\uA700-\uA7FF\U0001F100-\U0001F1FF]') then
    folded := translate(folded,
      'аАɑαΑᎪꓮᴀⲀⲁ🅐🅰🇦'
      'вВьЬβΒʙᏴꓐⲂⲃ🅑🅱🇧'
      'сСᴄᏟꓚⲤⲥ🅒🅲🇨'
      'ԁԀᴅᎠꓓđĐ🅓🅳🇩'
      'еЕєЄεΕΣᴇᎬꓰⲈⲉ🅔🅴🇪'
      'ϝϜꜰꓝƒ🅕🅵🇫'
      'ɡɢᏀꓖց🅖🅶🇬'
      'һҺнНΗʜᎻꓧհⲎⲏħĦ🅗🅷🇭'
      'іІӏӀιΙıɩɪᎥꓲⲒⲓ🅘🅸🇮'
      'јЈϳͿᴊᎫꓙյ🅙🅹🇯'
      'кКκΚᴋᏦꓗⲔⲕ🅚🅺🇰'
      'ʟᏞꓡłŁ🅛🅻🇱'
      'мМΜᴍᎷꓟⲘⲙ🅜🅼🇲'
      'пПηΝɴꓠոⲚⲛ🅝🅽🇳'
      'оОοΟσςᴏꓳօՕⲞⲟøØ🅞🅾🇴'
      'рРρΡᴘᏢꓑⲢⲣ🅟🅿🇵'
      'ԛԚզ🅠🆀🇶'
      'гГʀᎡꓣ🅡🆁🇷'
      'ѕЅꜱᏚꓢՏ🅢🆂🇸'
      'тТτΤᴛᎢꓔⲦⲧŧŦ🅣🆃🇹'
      'иИυμᴜꓴսՍʊ🅤🆄🇺'
      'ѵѴνᴠᏙꓦʋ🅥🆅🇻'
      'ԝԜωᴡᎳꓪա🅦🆆🇼'
      'хХχΧꓫⲬⲭ🅧🆇🇽'
      'уУүҮγΥʏᎩꓬⲨⲩ🅨🆈🇾'
      'ᴢᏃꓜΖζ🅩🆉🇿'
      '。'
      '⓿🄋🄌'
      '❶➀➊⓵'
      '❷➁➋⓶'
      '❸➂➌⓷'
      '❹➃➍⓸'
      '❺➄➎⓹'
      '❻➅➏⓺'
      '❼➆➐⓻'
      '❽➇➑⓼'
      '❾➈➒⓽',
      'aaaaaaaaaaaaa'
      'bbbbbbbbbbbbbb'
      'cccccccccc'
      'dddddddddd'
      'eeeeeeeeeeeeeee'
      'ffffffff'
      'gggggggg'
      'hhhhhhhhhhhhhhhh'
      'iiiiiiiiiiiiiiii'
      'jjjjjjjjjjj'
      'kkkkkkkkkkkk'
      'llllllll'
      'mmmmmmmmmmm'
      'nnnnnnnnnnnn'
      'ooooooooooooooooo'
      'pppppppppppp'
      'qqqqqq'
      'rrrrrrrr'
      'sssssssss'
      'tttttttttttttt'
      'uuuuuuuuuuuu'
      'vvvvvvvvvv'
      'wwwwwwwwww'
      'xxxxxxxxxx'
      'yyyyyyyyyyyyyy'
      'zzzzzzzz'
      '.'
      '000'
      '1111'
      '2222'
      '3333'
      '4444'
      '5555'
      '6666'
      '7777'
      '8888'
      '9999');
  end if;
  return private.plain_text(folded);
end $$;

-- Words of Latin letters count as whole words; in other scripts endings grow onto them, so they count anywhere.
-- What a text has that it should not: 'phone', 'payment' (an address of UPI, or of e-mail), 'link' and 'words'. All words
-- are looked for at once: a pattern each would be made anew for every listing of a list.
create function private.flags_of(words text) returns text[]
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select array_remove(array[
      case when plain ~ '(^|[^0-9])(\+?91[^a-z0-9]{0,3}|0)?[6-9]([^[:alnum:]]{0,3}[0-9]){9}($|[^0-9])' then 'phone' end,
      case when plain ~ '[a-z0-9._-]{2,}@[a-z0-9]{2,}' then 'payment' end,
      case when plain ~ '(https?:|www[.]|[a-z0-9-]+[.](com|in|org|net|me|co|info|app|link|xyz|site|online|shop)($|[^a-z])|[a-z0-9-]+[.][a-z]{2,}/)'
        then 'link' end,
      case when plain ~ ('(^|[^a-z])(' || flagged.whole || ')($|[^a-z])') or plain ~ ('(' || flagged.anywhere || ')')
        then 'words' end
    ], null)
    from private.folded_text(words) as plain, (
      select string_agg(regexp_replace(lower(word), '([^a-z0-9 ])', '\\\1', 'g'), '|')
          filter (where word ~ '^[ -~]+$') as whole,
        regexp_replace(regexp_replace(private.folded_text(string_agg(word, E'\x1f') filter (where word !~ '^[ -~]+$')),
          '([][(){}.*+?^$|\\])', '\\\1', 'g'), E'\x1f', '|', 'g') as anywhere
      from jsonb_each(private.setting('flagged_words')) as language (code, list),
        jsonb_array_elements_text(language.list) as one (word)
      where word <> ''
    ) as flagged
  );
end $$;

-- What is odd about a listing's own words. A column to administrators; nothing to anybody else.
create function public.listing_flags(listing public.listings) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('moderator', 'support');
  return private.flags_of(private.words_of(listing));
end $$;

create function private.words_of(listing public.listings) returns text
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return concat_ws(E'\n', listing.title, listing.description, (
    select string_agg(answer #>> '{}', E'\n') from jsonb_each(listing.attributes) as given (id, answer)
    where jsonb_typeof(answer) = 'string'
  ));
end $$;

-- Whether nothing of a seller's was found to be right yet, beside one listing or none.
create function private.is_new_seller(seller uuid, beside uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select 1 from public.listings as earlier
    where earlier.seller_id = seller and earlier.id is distinct from beside
      and earlier.published_at is not null and earlier.status <> 'removed'
  );
end $$;

-- Whether a listing that is handed in has to wait. What an administrator has refused waits in every mode: handing it in
-- again, or as a new listing, is no way around the refusal, and who sold what may not be sold is looked at each time. A
-- seller whose every published listing was removed has to be looked at as a new one is. A revision that changes nothing
-- that buyers rely on needs no look.
create function private.has_to_wait(listing public.listings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  mode text := private.setting('moderation_mode') #>> '{}';
begin
  if private.is_same_offer(listing) then
    return false;
  end if;
  -- What is quickly found out comes first.
  return mode = 'all' or mode = 'first' and private.is_new_seller(listing.seller_id, listing.id)
    or private.was_refused(listing) or private.is_barred_seller(listing.seller_id) or private.is_like_refused(listing)
    or mode = 'first' and private.flags_of(private.words_of(listing)) <> '{}';
end $$;

-- Whether an answer names a listing: itself, or where it is "Other", own words instead of it.
create function private.is_named_by(listing public.listings, field private.questions) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(listing.attributes ->> field.id, 'Other') <> 'Other' or exists (
    select 1 from private.questions as own
    where own.category = field.category and own.depends_on_field = field.id and own.type = 'text'
      and listing.attributes ? own.id and not private.is_blank(listing.attributes ->> own.id)
  );
end $$;

-- A listing's own columns by the same rules as shared/listing/validate.
create function private.check_terms(listing public.listings) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if char_length(listing.title) > 120 then
    perform private.refuse_answer('long', 'title', null, 120);
  end if;
  if coalesce(private.is_blank(listing.title), true) and not exists (
    select 1 from private.questions as field
    where field.category = listing.category and field.roles && '{name,noun,person}'
      and (field.part = 1 or listing.subcategory <> 'other' and private.is_named_by(listing, field))
  ) then
    perform private.refuse_answer('required', 'title');
  end if;
  if char_length(listing.description) > 4000 then
    perform private.refuse_answer('long', 'description', null, 4000);
  end if;
  if not exists (select 1 from public.places where id = listing.place_id) then
    perform private.refuse_answer('required', 'placeId');
  end if;
  if listing.price not between 0 and 1000000000 then
    perform private.refuse_answer('between', 'price', 0, 1000000000);
  end if;
  if listing.quantity not between 1 and 100000 then
    perform private.refuse_answer('between', 'quantity', 1, 100000);
  end if;
end $$;

-- The seller hands a draft or a rejected listing in. Handing in twice is the same as once. Answers with the listing: of a
-- revision that needs no look, with the one that it has become. Errors: PT422 for what is missing.
create function public.submit_listing(listing_id uuid, revises uuid default null) returns public.listings
language plpgsql security definer set search_path = '' as $$
declare
  listing public.listings;
  waits boolean;
begin
  perform private.require_own_listing(listing_id);
  perform private.require_revision_of(listing_id, revises);
  select * into listing from public.listings where id = listing_id for update;
  if public.listing_state(listing) in ('pending', 'active') then
    return listing;
  end if;
  perform private.check_terms(listing);
  waits := private.has_to_wait(listing);
  listing := private.move_listing(listing_id, 'seller', 'pending');
  if not waits then
    listing := private.move_listing(listing_id, 'admin', 'active');
  end if;
  return listing;
end $$;

-- What was refused comes back as a new listing, by the same seller or another: the same photograph, the same words. Both
-- are remembered as marks when an administrator turns a listing down or takes it off the market, so that neither a change
-- of the listing nor the end of an account forgets them, and whatever bears one is looked at before it goes live.

create table private.refused_marks (
  mark text not null,
  listing_id uuid not null,
  seller_id uuid not null,
  handed_in_at timestamptz not null,
  primary key (mark, listing_id)
);
create index refused_marks_listing_id_idx on private.refused_marks (listing_id);
comment on table private.refused_marks is 'What refused listings can be known again by. No references: it outlives them.';
comment on column private.refused_marks.handed_in_at is 'When the refused listing was handed in: who had the same on offer before is no copier.';
comment on column private.refused_marks.mark is 'The hash of a photograph''s file, or of a text without its spaces and signs.';

-- What a listing can be known by: its photographs in both sizes, and whatever its seller wrote at some length. Short words
-- are everybody's.
create function private.marks_of(listing public.listings) returns setof text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select 'photo ' || stored.hash
    from public.listing_photos as photo,
      lateral unnest(array[
        private.stored_hash('listing-photos', photo.path), private.stored_hash('listing-photos', photo.card_path)
      ]) as stored (hash)
    where photo.listing_id = listing.id and stored.hash is not null
    union
    select 'text ' || md5(letters)
    from (
      select listing.title union all select listing.description
      union all
      select answer #>> '{}' from jsonb_each(listing.attributes) as given (id, answer)
      join private.questions as field on field.category = listing.category and field.id = given.id
      where field.type in ('text', 'textarea')
    ) as written (words),
      lateral regexp_replace(private.folded_text(words), '[[:space:][:punct:]]+', '', 'g') as letters
    where char_length(letters) >= 30;
end $$;

-- Whether a seller had on offer what a mark tells of before somebody else handed in the listing that was refused: then
-- that one was the copy. What was removed since does not count. Words and pictures are as they were when they went live,
-- or when a revision took their place.
create function private.had_before(seller uuid, refused private.refused_marks) returns boolean
language sql stable security definer set search_path = '' as $$
  select refused.seller_id <> seller and exists (
    select 1 from public.listings as earlier
    where earlier.seller_id = seller and earlier.status in ('active', 'sold', 'withdrawn', 'expired')
      and refused.handed_in_at > (
        select greatest(max(event.created_at), earlier.revised_at) from public.listing_events as event
        where event.listing_id = earlier.id and event.to_status = 'active'
          and (event.from_status is null or event.from_status = 'pending')
      )
      and refused.mark in (select mark from private.marks_of(earlier) as own (mark))
  )
$$;

-- Whether another listing was refused that looked or read the same, and is no copy of what the seller had on offer.
create function private.is_like_refused(listing public.listings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return exists (
    select 1 from private.marks_of(listing) as own (mark)
    join private.refused_marks as refused on refused.mark = own.mark and refused.listing_id <> listing.id
    where not private.had_before(listing.seller_id, refused)
  );
end $$;

-- Whether a listing of the seller, or of somebody before them who gives one of the seller's numbers, stands removed for
-- what may not be sold at all. Nobody has proved a number: who names another one's later bars only themselves.
create function private.is_barred_seller(seller uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  own public.profiles;
begin
  select * into own from public.profiles where id = seller;
  return exists (
    select 1 from (
      select seller as id
      union all
      select id from public.profiles where phone in (own.phone, own.whatsapp) and created_at < own.created_at
      union all
      select id from public.profiles where whatsapp in (own.phone, own.whatsapp) and created_at < own.created_at
    ) as same
    join public.listings as removed on removed.seller_id = same.id
    where removed.status = 'removed' and removed.removal_reason in ('not-allowed', 'fraud')
  );
end $$;

-- Whether a refusal for this reason says anything against the words and pictures themselves, so that they are to be known
-- again: a good listing can be handed in twice, or lack something.
create function private.is_against_content(reason text) returns boolean
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(reason, '') not in ('photographs', 'price', 'duplicate', 'incomplete', 'sold');
end $$;

-- What is on offer again, or restored, was found to be right, as it is now.
create function private.keep_refused_marks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'active' or old.status = 'removed' then
    delete from private.refused_marks where listing_id = new.id and mark in (select private.marks_of(new));
  elsif private.is_against_content(case new.status when 'rejected' then new.rejection_reason else new.removal_reason end)
  then
    insert into private.refused_marks (mark, listing_id, seller_id, handed_in_at)
    select mark, new.id, new.seller_id, coalesce(new.submitted_at, new.created_at)
    from private.marks_of(new) as own (mark)
    where mark not in (select private.marks_of(revised) from public.listings as revised where revised.id = new.revises)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_refused_marks after update of status on public.listings
  for each row when (
    new.status <> old.status and (new.status in ('active', 'rejected', 'removed') or old.status = 'removed')
  )
  execute function private.keep_refused_marks();

revoke execute on all functions in schema private from public;
revoke execute on function public.submit_listing(uuid, uuid), public.listing_flags(public.listings) from public, anon;
grant execute on function
  public.submit_listing(uuid, uuid),
  public.listing_flags(public.listings)
to authenticated, service_role;
