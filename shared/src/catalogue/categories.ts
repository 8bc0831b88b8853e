import { buffaloFields, cattleFields, goatFields, poultryFields, sheepFields } from './fields/livestock.ts'
import { aiTechnicianFields, veterinarySupportFields } from './fields/services.ts'
import type { Category, ListingField, ParentMenu } from './types.ts'

function menu(value: ParentMenu, iconName: string): Category {
  return { value, iconName, showInHeader: true, isCreatable: false, parentMenu: null, listingFields: [] }
}

function child(
  parentMenu: ParentMenu,
  value: string,
  iconName: string,
  listingFields: readonly ListingField[],
): Category {
  return { value, iconName, showInHeader: true, isCreatable: true, parentMenu, listingFields }
}

/** The whole category tree, in menu order. Every child is shown in the header and creatable; the two menus are not. */
export const CATEGORIES: readonly Category[] = [
  menu('Products', 'package'),
  child('Products', 'Cattle', 'cow', cattleFields),
  child('Products', 'Goat', 'goat', goatFields),
  child('Products', 'Buffalo', 'water-buffalo', buffaloFields),
  child('Products', 'Poultry', 'rooster', poultryFields),
  child('Products', 'Sheep', 'ewe', sheepFields),
  child('Products', 'Feeds', 'sheaf-of-rice', []),
  child('Products', 'Machinery', 'tractor', []),
  menu('Services', 'tag'),
  child('Services', 'Veterinary-Support', 'stethoscope', veterinarySupportFields),
  child('Services', 'AI-Technician', 'syringe', aiTechnicianFields),
]
