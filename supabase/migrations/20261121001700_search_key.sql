-- How words are compared across eleven scripts and Latin letters: by their consonants. The scripts of India have parallel
-- alphabets, so one table of letters folds them all.

-- A text as it is compared letter by letter: lower case, composed, without invisible joiners, with nothing but single
-- spaces between words.
create function private.search_normal(written text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return btrim(regexp_replace(
    translate(lower(normalize(written, NFC)), U&'\200C\200D\2060\00AD', ''),
    U&'[^[:alnum:]\0900-\0963\0966-\0DFF\0600-\06FF]+|[\060C\061B\061F\06D4]', ' ', 'g'));
end $$;
comment on function private.search_normal(text) is 'Unicode NFC, which decomposes the letters with a nukta.';

-- The letters of every script as the Latin consonants they sound like. Vowels at the beginning of a word become "a";
-- vowel signs, viramas, nuktas and the like are dropped; a nasal sign is an "n". Malayalam's doubled ṟ is a t.
create function private.latin_letters(normal text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return translate(
    translate(normal,
      U&'\0900\0980\0c00\0c80\0d00\0901\0981\0a01\0a81\0b01\0c01\0c81\0d01\0903\0983\0a03\0a83\0b03\0b83\0c03\0c83\0d03\093c\09bc\0a3c\0abc\0b3c\0c3c\0cbc\0d3c\093d\09bd\0abd\0b3d\0c3d\0cbd\0d3d\093e\09be\0a3e\0abe\0b3e\0bbe\0c3e\0cbe\0d3e\093f\09bf\0a3f\0abf\0b3f\0bbf\0c3f\0cbf\0d3f\0940\09c0\0a40\0ac0\0b40\0bc0\0c40\0cc0\0d40\0941\09c1\0a41\0ac1\0b41\0bc1\0c41\0cc1\0d41\0942\09c2\0a42\0ac2\0b42\0bc2\0c42\0cc2\0d42\0944\09c4\0ac4\0b44\0c44\0cc4\0d44\0945\0ac5\0946\0bc6\0c46\0cc6\0d46\0947\09c7\0a47\0ac7\0b47\0bc7\0c47\0cc7\0d47\0948\09c8\0a48\0ac8\0b48\0bc8\0c48\0cc8\0d48\0949\0ac9\094a\0bca\0c4a\0cca\0d4a\094b\09cb\0a4b\0acb\0b4b\0bcb\0c4b\0ccb\0d4b\094c\09cc\0a4c\0acc\0b4c\0bcc\0c4c\0ccc\0d4c\094d\09cd\0a4d\0acd\0b4d\0bcd\0c4d\0ccd\0d4d\094e\0d4e\094f\0955\0b55\0c55\0cd5\0d55\0956\0b56\0c56\0cd6\0d56\0957\09d7\0b57\0bd7\0d57\0a71\06be\064b\064c\064d\064e\064f\0650\0651\0652\0654\0670',
      ''),
    'अঅਅઅଅஅఅಅഅआআਆઆଆஆఆಆആइইਇઇଇஇఇಇഇईঈਈઈଈஈఈಈഈउউਉઉଉஉఉಉഉऊঊਊઊଊஊఊಊഊऌঌઌଌఌಌഌऎஎఎಎഎएএਏએଏஏఏಏഏऐঐਐઐଐஐఐಐഐऒஒఒಒഒओওਓઓଓஓఓಓഓऔঔਔઔଔஔఔಔഔاآأإؤئعءٱऍऑॲઍઑ'
    'कকਕકକகకಕകखখਖખଖఖಖഖൿخکكق'
    'गগਗગଗగಗഗघঘਘઘଘఘಘഘگغ'
    'ंংਂંଂஂంಂംङঙਙઙଙஙఙಙങञঞਞઞଞஞఞಞഞणণਣણଣணణಣണनনਨનନநనನനऩனഩੰൺൻنں'
    'चচਚચଚచಚചछছਛછଛఛಛഛچ'
    'जজਜજଜஜజಜജझঝਝઝଝఝಝഝجذزژضظ'
    'टটਟટଟடటಟടठঠਠઠଠఠಠഠतতਤતତதతತതथথਥથଥథಥഥৎتٹط'
    'डডਡડଡడಡഡढঢਢઢଢఢಢഢदদਦદଦదದദधধਧધଧధಧധੜدڈڑ'
    'पপਪપପபపಪപफফਫફଫఫಫഫپف'
    'बবਬબବబಬബभভਭભଭభಭഭب'
    'मমਮમମமమಮമم'
    'यযਯયଯயయಯയୟیىيےۓ'
    'रরਰરରரరರരऱறఱಱറർৰرऋঋઋଋఋಋഋृৃૃୃృೃൃ'
    'लলਲલଲலలಲലळਲ਼ળଳளళಳളऴழఴഴൽൾل'
    'वਵવଵவవವവৱوୱ'
    'शশਸ਼શଶஶశಶശषষષଷஷషಷഷसসਸસସஸసಸസசثسصش'
    'हহਹહହஹహಹഹحہهۃةۂۀ'
    '०০੦૦୦௦౦೦൦۰٠'
    '१১੧૧୧௧౧೧൧۱١'
    '२২੨૨୨௨౨೨൨۲٢'
    '३৩੩૩୩௩౩೩൩۳٣'
    '४৪੪૪୪௪౪೪൪۴٤'
    '५৫੫૫୫௫౫೫൫۵٥'
    '६৬੬૬୬௬౬೬൬۶٦'
    '७৭੭૭୭௭౭೭൭۷٧'
    '८৮੮૮୮௮౮೮൮۸٨'
    '९৯੯૯୯௯౯೯൯۹٩',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
    'kkkkkkkkkkkkkkkkkkkkkk'
    'gggggggggggggggggg'
    'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'
    'CCCCCCCCCCCCCCCCC'
    'jjjjjjjjjjjjjjjjjjjjjjj'
    'tttttttttttttttttttttttttttttttttttttt'
    'dddddddddddddddddddddddddddddddddddd'
    'ppppppppppppppppppp'
    'bbbbbbbbbbbbbbbbb'
    'mmmmmmmmmm'
    'yyyyyyyyyyyyyyy'
    'rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr'
    'llllllllllllllllllllllll'
    'vvvvvvvvvvv'
    'sssssssssssssssssssssssssssssss'
    'HHHHHHHHHHHHHHHH'
    '00000000000'
    '11111111111'
    '22222222222'
    '33333333333'
    '44444444444'
    '55555555555'
    '66666666666'
    '77777777777'
    '88888888888'
    '99999999999');
end $$;

-- The same for a text of any length; Malayalam's doubled ṟ is a t. The table is long, so of a long text each letter is
-- looked up once.
create function private.search_letters(normal text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  written text;
  letters text[];
  sounds text[];
begin
  if normal ~ '^[ -~]*$' then
    return normal;
  end if;
  written := replace(replace(normal, 'റ്റ', 'ട്ട'), 'ന്റ', 'ന്ട');
  if char_length(written) < 60 then
    return private.latin_letters(written);
  end if;
  letters := array(select distinct letter from string_to_table(written, null) as given (letter) where ascii(letter) > 126);
  sounds := string_to_array(private.latin_letters(array_to_string(letters, ' ')), ' ');
  return (
    -- What has no sound comes last: it is dropped.
    select coalesce(
      translate(written, string_agg(letter, '' order by sound = '', place), string_agg(sound, '' order by sound = '', place)),
      written)
    from unnest(letters, sounds) with ordinality as given (letter, sound, place)
  );
end $$;

-- The consonant skeleton of every word of a text that `search_normal` has made, words apart. What sounds alike is
-- folded: aspirates, z and j, f and p, c and k, w and v and b at the beginning. Vowels, v, w and y count only at the
-- beginning of a word, an h not at its end, and doubled letters once. A capital H or C comes from a script that has a
-- letter of its own for it: no aspirate, and no k.
create function private.search_skeletons(normal text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  folded text := private.search_letters(normal);
begin
  folded := replace(replace(folded, 'zh', 'l'), 'x', 'ks');
  folded := regexp_replace(folded, 'c(?!h)', 'k', 'g');
  folded := translate(folded, 'qfwz', 'kpvj');
  folded := regexp_replace(folded, '\m[aeiou]+', 'a', 'g');
  folded := regexp_replace(folded, '\mv', 'b', 'g');
  folded := lower(regexp_replace(folded, '(?<=[b-df-gj-np-tvz])h|[hH]\M', '', 'g'));
  folded := regexp_replace(folded, '([a-z0-9])[aeiouvy]+', '\1', 'g');
  folded := regexp_replace(folded, 'm(?=[bp])', 'n', 'g');
  -- Letter by letter: a pattern that refers back to what it found takes a second for a long word.
  return regexp_replace(folded, 'a(?=a)|b(?=b)|c(?=c)|d(?=d)|e(?=e)|f(?=f)|g(?=g)|h(?=h)|i(?=i)|j(?=j)|k(?=k)|l(?=l)|m(?=m)'
    || '|n(?=n)|o(?=o)|p(?=p)|q(?=q)|r(?=r)|s(?=s)|t(?=t)|u(?=u)|v(?=v)|w(?=w)|x(?=x)|y(?=y)|z(?=z)', '', 'g');
end $$;

-- The key by which a word or a name of several words is looked up: its skeleton, however it is split into words. Keys of
-- one or two letters are shared by too many words to decide anything by themselves.
create function private.search_key(written text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return replace(private.search_skeletons(private.search_normal(written)), ' ', '');
end $$;

-- What a text can be found by: the skeletons of its words, and its short words as they are written.
create function private.search_words(written text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  normal text := private.search_normal(written);
  words text[] := string_to_array(normal, ' ');
  skeletons text[] := string_to_array(private.search_skeletons(normal), ' ');
begin
  return array(
    select left(skeleton, 60) from unnest(skeletons) as given (skeleton) where char_length(skeleton) >= 3
    union
    -- A long word of few consonants is found by its beginning, as `skeleton_words` looks for it.
    select left(word, 6) from unnest(words, skeletons) as given (word, skeleton)
    where word <> '' and (char_length(word) <= 6 or char_length(skeleton) < 3)
  );
end $$;

-- A number for the script of a word's first letter: two words of one number can be compared letter by letter.
create function private.script_of(normal text) returns integer
language plpgsql immutable strict parallel safe set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select case when letter < 1424 then 0 when letter < 2304 then 1 else letter / 128 end from ascii(normal) as letter
  );
end $$;

-- The words of a name, or of a query, as they are looked for among those.
create function private.skeleton_words(normal text, skeletons text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return (
    select array_agg(case when char_length(skeleton) >= 3 then left(skeleton, 60) else left(word, 6) end)
    from unnest(string_to_array(normal, ' '), string_to_array(skeletons, ' ')) as words (word, skeleton)
  );
end $$;

create function private.name_words(normal text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return private.skeleton_words(normal, private.search_skeletons(normal));
end $$;

revoke execute on all functions in schema private from public;
