import { buffaloFields, cattleFields, goatFields, poultryFields, sheepFields } from './fields/livestock.ts'
import { aiTechnicianFields, veterinarySupportFields } from './fields/services.ts'
import type { Category, CategoryKind, ListingField, ParentMenu } from './types.ts'

function menu(value: ParentMenu, iconName: string): Category {
  return { value, kind: null, iconName, showInHeader: true, isCreatable: false, parentMenu: null, listingFields: [] }
}

function child(kind: CategoryKind, value: string, iconName: string, listingFields: readonly ListingField[]): Category {
  const parentMenu = kind === 'service' ? 'Services' : 'Products'
  return { value, kind, iconName, showInHeader: true, isCreatable: true, parentMenu, listingFields }
}

/** The whole category tree, in menu order. Every child is shown in the header and creatable; the two menus are not. */
export const CATEGORIES: readonly Category[] = [
  menu('Products', 'package'),
  child('animal', 'Cattle', 'cow', cattleFields),
  child('animal', 'Goat', 'goat', goatFields),
  child('animal', 'Buffalo', 'water-buffalo', buffaloFields),
  child('animal', 'Poultry', 'rooster', poultryFields),
  child('animal', 'Sheep', 'ewe', sheepFields),
  child('feed', 'Feeds', 'sheaf-of-rice', []),
  child('machine', 'Machinery', 'tractor', []),
  menu('Services', 'tag'),
  child('service', 'Veterinary-Support', 'stethoscope', veterinarySupportFields),
  child('service', 'AI-Technician', 'syringe', aiTechnicianFields),
]
