/** Where a phone stores the place that its reader has named: a place's id, a PIN code or a name, as the address had it. */
export const NEAR_KEY = 'maveshi.near'
