import { attributeValues, type ValueOf } from '@tessera/contract/shop/product-attributes'
import type { ProductAttributes, ProductKind } from '@tessera/contract/shop/product-facts'
import type { InstallationPlace } from './places.ts'
import { gradeVerdict, type SuitabilityReason } from './verdict.ts'

/** The product: its kind and attributes. */
export interface FlooringProduct {
  kind: ProductKind
  attributes: ProductAttributes
}

type Rule = (place: InstallationPlace, covering: FlooringProduct) => SuitabilityReason | undefined

const wearIndex = (name: ValueOf<'abrasionClass'>): number => attributeValues.abrasionClass.indexOf(name)
const toTwoDecimals = (value: number): string => value.toFixed(2)

function checkUse(place: InstallationPlace, { attributes: { use } }: FlooringProduct): SuitabilityReason | undefined {
  if (!use || use.includes(place.use)) return undefined
  const says =
    place.isFloor && !use.includes('Floor')
      ? 'Made for walls only.'
      : `Not rated by the manufacturer for ${place.use.toLowerCase()} use.`
  return { verdict: place.unlisted, about: 'use', says }
}

/** The grip of small mosaics cannot be measured: the joints provide it, and the maker says where. */
function checkGrip(
  place: InstallationPlace,
  { attributes: { dcofWet, dcofClass, use } }: FlooringProduct,
): SuitabilityReason | undefined {
  if (!place.grip) return undefined
  const needed = toTwoDecimals(place.grip[0])
  if (dcofWet !== undefined) {
    const says = `Slip resistance (DCOF) ${toTwoDecimals(dcofWet)}; this location needs at least ${needed}.`
    return { verdict: gradeVerdict(dcofWet, place.grip), about: 'grip', says, value: toTwoDecimals(dcofWet), needed }
  }
  if (dcofClass === 'Declared' && use?.includes(place.use))
    return { verdict: 'pass', about: 'grip', says: 'Rated by the manufacturer for this location.', needed }
  return {
    verdict: 'caution',
    about: 'grip',
    says: `Slip resistance isn’t tested; this location needs at least ${needed}.`,
    needed,
  }
}

/** Stone, wood and unglazed tile have no wear class. */
function checkWear(
  place: InstallationPlace,
  { attributes: { abrasionClass } }: FlooringProduct,
): SuitabilityReason | undefined {
  if (!place.wear || abrasionClass === undefined) return undefined
  const [pass, caution] = place.wear
  const verdict = gradeVerdict(wearIndex(abrasionClass), [wearIndex(pass), wearIndex(caution)])
  const says = `Wear class ${abrasionClass}; this location needs class ${pass} or higher.`
  return { verdict, about: 'wear', says, value: abrasionClass, needed: pass }
}

function checkWater(
  place: InstallationPlace,
  { attributes: { absorptionPercent } }: FlooringProduct,
): SuitabilityReason | undefined {
  if (!place.water || absorptionPercent === undefined) return undefined
  const says = `Absorbs ${absorptionPercent}% water; this location needs ${place.water[0]}% or less.`
  const verdict = gradeVerdict(absorptionPercent, place.water, true)
  return { verdict, about: 'water', says, value: `${absorptionPercent}`, needed: `${place.water[0]}` }
}

function checkFrost(
  place: InstallationPlace,
  { attributes: { frostResistant } }: FlooringProduct,
): SuitabilityReason | undefined {
  if (!place.freezes) return undefined
  if (frostResistant) return { verdict: 'pass', about: 'frost', says: 'Frost resistant.' }
  return { verdict: 'no', about: 'frost', says: 'Not frost resistant.' }
}

/** A shower floor slopes two ways: large pieces would have to be cut into wedges. */
function checkSize(
  place: InstallationPlace,
  { kind, attributes: { lengthIn, widthIn } }: FlooringProduct,
): SuitabilityReason | undefined {
  if (!place.sloped || kind === 'mosaic' || lengthIn === undefined || widthIn === undefined) return undefined
  const longest = Math.max(lengthIn, widthIn)
  const [pass] = place.sloped
  const says = `${longest} in tiles don’t follow the slope to the drain; use ${pass} in or smaller.`
  const verdict = gradeVerdict(longest, place.sloped, true)
  return verdict === 'pass' ? undefined : { verdict, about: 'size', says, value: `${longest}`, needed: `${pass}` }
}

/** Each rule checks one aspect; undefined if it does not apply. */
export const rules: readonly Rule[] = [checkUse, checkGrip, checkWear, checkWater, checkFrost, checkSize]
