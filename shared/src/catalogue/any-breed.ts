/** Breeds outside any list: crosses, animals of no named breed, and whatever else there is. */
export const ANY_BREED: readonly string[] = ['Crossbred', 'Non-descript (Desi)', 'Other']
