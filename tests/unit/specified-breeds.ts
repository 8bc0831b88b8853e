/** The breeds of the register once more, as `specified-catalogue.ts` has the questions. */
export const REGISTERED = {
  cattle:
    'Bachaur, Badri, Bargur, Belahi, Binjharpuri, Dagri, Dangi, Deoni, Frieswal, Gangatiri, Gaolao, ' +
    'Ghumusari, Hariana, Himachali Pahari, Kangayam, Kankrej, Karan Fries, Kathani, Kenkatha, Khariar, ' +
    'Kherigarh, Konkan Kapila, Kosali, Krishna Valley, Ladakhi, Lakhimi, Malnad Gidda, Malvi, Masilum, ' +
    'Medini, Mewati, Motu, Nagori, Nari, Nimari, Poda Thurpu, Ponwar, Pulikulam, Punganur, Purnea, Rathi, ' +
    'Red Kandhari, Rohilkhandi, Sanchori, Shweta Kapila, Siri, Thutho, Umblachery, Vechur, Vrindavani',
  buffalo:
    'Banni, Bargur, Chhattisgarhi, Chilika, Dharwadi, Gojri, Kalahandi, Luit (Swamp), Manah, Manda, ' +
    'Marathwadi, Melghati, Nagpuri, Pandharpuri, Purnathadi, Toda',
  goat:
    'Andamani, Anjori, Assam Hill, Attapady Black, Berari, Bhakarwali, Bidri, Black Bengal, Bundelkhandi, ' +
    'Changthangi, Chaugarkha, Chegu, Gaddi, Ganjam, Gohilwadi, Gujari, Jakhrana, Kahmi, Kanni Adu, Karauli, ' +
    'Kodi Adu, Konkan Kanyal, Kutchi, Marwari, Mehsana, Nandidurga, Palamu, Pantja, Rohilkhandi, ' +
    'Salem Black, Sangamneri, Sojat, Sumi-Ne, Surti, Teressa, Udaipuri, Zalawadi',
  sheep:
    'Avishaan, Balangir, Bellary, Bhakarwal, Bonpala, Changthangi, Chevaadu, Chokla, Chottanagpuri, ' +
    'Coimbatore, Gaddi, Ganjam, Garole, Gurez, Hassan, Jalauni, Kajali, Karnah, Katchaikatty Black, ' +
    'Kendrapada, Kenguri, Kheri, Kilakarsal, Macherla, Madras Red, Malpura, Mecheri, Muzaffarnagri, Nali, ' +
    'Nilgiri, Panchali, Poonchi, Pugal, Ramnad White, Rampur Bushair, Shahbadi, Sonadi, Tibetan, ' +
    'Tiruchi Black, Vembur',
} as const
