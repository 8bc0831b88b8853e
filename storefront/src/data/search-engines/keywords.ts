/** What a market like this is looked for by, in India's English; the same for every reader. */
export const KEYWORDS =
  'livestock market India, buy and sell animals online, pashu mandi, pashu bazar, cow for sale, gaay, bull, ' +
  'buffalo for sale, bhains, goat for sale, bakri, sheep for sale, bhed, poultry, murgi, desi cow, Gir, Sahiwal, ' +
  'Tharparkar, Red Sindhi, Jersey, HF cow, Murrah, Jafarabadi, Mehsana, Surti, Beetal, Barbari, Jamunapari, ' +
  'Osmanabadi, cattle feed, silage, dry fodder, chaff cutter, milking machine, tractor, veterinary doctor, ' +
  'artificial insemination technician, dairy farming, no commission'
