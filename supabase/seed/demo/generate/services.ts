import services from '../data/services.json' with { type: 'json' }
import { type Author, authorAt, checked, type Desk, type Draft, scenesOf, sentence } from './draft.ts'
import { fill } from './words.ts'

type Vet = (typeof services.vets)[number]
type Technician = (typeof services.technicians)[number]

const DAY_MS = 86_400_000

function authorNamed(desk: Desk, key: string): Author {
  const seller = desk.sellers.find((one) => one.key === key)
  if (!seller) throw new Error(`The demo has no seller ${key}`)
  return authorAt(desk, seller)
}

/** Some come only for some weeks. */
function dates({ dice, now }: Desk) {
  if (!dice.chance(0.3)) return {}
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return { availableDates: { from: day(dice.whole([0, 3])), to: day(dice.whole([30, 90])) } }
}

function vet(desk: Desk, of: Vet): Draft {
  const { seller, placeId, words } = authorNamed(desk, of.seller)
  const district = desk.placeName(placeId, seller.language)
  return checked({
    seller,
    category: 'Veterinary-Support',
    subcategory: null,
    title: null,
    description: sentence(desk, words.vet, { years: of.years }),
    price: of.fee,
    negotiable: false,
    quantity: 1,
    attributes: {
      practitionerName: of.name,
      specialization: of.specialization,
      experience: of.years,
      qualification: of.qualification,
      clinicAddress: fill(words.answers.clinic, { district }),
      serviceRadius: of.radius,
      emergencyServices: of.emergency,
      certificateNumber: of.certificate,
      languagesSpoken: of.languages,
      serviceFee: of.fee,
      feeType: of.feeType,
      availability: sentence(desk, words.answers.hours),
      ...dates(desk),
    },
    placeId,
    scenes: scenesOf(desk, { subject: of.picture, backgrounds: [of.background], uses: 1, portraits: false }),
  })
}

function technician(desk: Desk, of: Technician): Draft {
  const { seller, placeId, words } = authorNamed(desk, of.seller)
  const district = desk.placeName(placeId, seller.language)
  return checked({
    seller,
    category: 'AI-Technician',
    subcategory: null,
    title: null,
    description: sentence(desk, words.ai, { years: of.years }),
    price: of.fee,
    negotiable: of.feeType === 'Package Deal',
    quantity: 1,
    attributes: {
      technicianName: of.name,
      experience: of.years,
      certificationDetails: fill(words.answers.training, { year: desk.now.getFullYear() - of.years }),
      serviceArea: fill(words.answers.area, { district }),
      servicesOffered: of.offered,
      serviceFee: of.fee,
      feeType: of.feeType,
      availability: sentence(desk, words.answers.hours),
      ...dates(desk),
    },
    placeId,
    scenes: scenesOf(desk, { subject: of.picture, backgrounds: [of.background], uses: 1, portraits: false }),
  })
}

/** Veterinarians and technicians for artificial insemination. */
export function people(desk: Desk): Draft[] {
  return [...services.vets.map((of) => vet(desk, of)), ...services.technicians.map((of) => technician(desk, of))]
}
