import type { Appearance } from '../people/people.ts'

const DOCTOR = { coat: '#fbfaf5', carries: 'bag' } as const
const TECHNICIAN = { coat: '#3b6ea5', trousers: '#2f3b46', carries: 'flask' } as const

/** People at work, by the name under which a service asks for them. */
export const PEOPLE: Readonly<Record<string, Appearance>> = {
  doctorShort: {
    ...DOCTOR,
    skin: '#a86f4a',
    hair: '#231a16',
    trousers: '#3d4a5c',
    headgear: 'none',
    headgearColour: '#000',
    moustache: true,
  },
  doctorTurban: {
    ...DOCTOR,
    skin: '#b97f56',
    hair: '#2a211c',
    trousers: '#4b4238',
    headgear: 'turban',
    headgearColour: '#e08a2b',
    moustache: true,
  },
  doctorBun: {
    ...DOCTOR,
    skin: '#a9714c',
    hair: '#1f1714',
    trousers: '#7c3b4f',
    headgear: 'bun',
    headgearColour: '#000',
    moustache: false,
  },
  doctorScarf: {
    ...DOCTOR,
    skin: '#c08a62',
    hair: '#2a211c',
    trousers: '#37565a',
    headgear: 'scarf',
    headgearColour: '#3b7f78',
    moustache: false,
  },
  technicianCap: {
    ...TECHNICIAN,
    skin: '#8f5c3c',
    hair: '#1f1714',
    headgear: 'cap',
    headgearColour: '#2f7d4f',
    moustache: true,
  },
  technicianShort: {
    ...TECHNICIAN,
    coat: '#7a8f4b',
    skin: '#a86f4a',
    hair: '#231a16',
    headgear: 'none',
    headgearColour: '#000',
    moustache: false,
  },
  technicianBun: {
    ...TECHNICIAN,
    coat: '#a05a6d',
    skin: '#9c6642',
    hair: '#1f1714',
    headgear: 'bun',
    headgearColour: '#000',
    moustache: false,
  },
}
