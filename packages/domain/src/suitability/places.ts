import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { Verdict } from './verdict.ts'

/** Requirements of a place. Values between the two limits are a caution; beyond the second is a no. */
export interface InstallationPlace {
  name: string
  /** The use that makers list for it. */
  use: ValueOf<'use'>
  /** Verdict if the maker does not list that use. */
  unlisted: Verdict
  isFloor: boolean
  /** Minimum wet grip (DCOF). */
  grip?: readonly [pass: number, caution: number]
  /** Minimum wear class, for glazed products. */
  wear?: readonly [pass: ValueOf<'abrasionClass'>, caution: ValueOf<'abrasionClass'>]
  /** Maximum water absorption, percent. */
  water?: readonly [pass: number, caution: number]
  freezes?: true
  /** Longest side in inches that can follow a slope to a drain. */
  sloped?: readonly [pass: number, caution: number]
}

/** Grip: IW from 0.42, IW+ from 0.50, EW from 0.55 (ANSI A326.3). Wear: classes of ASTM C1027. */
const level = [0.42, 0.42] as const
const barefoot = [0.5, 0.42] as const
const outside = [0.55, 0.5] as const

export const places = {
  'kitchen-floor': {
    name: 'Kitchen floor',
    use: 'Floor',
    unlisted: 'no',
    isFloor: true,
    grip: level,
    wear: ['III', 'II'],
  },
  'bathroom-floor': {
    name: 'Bathroom floor',
    use: 'Floor',
    unlisted: 'no',
    isFloor: true,
    grip: level,
    wear: ['II', 'I'],
  },
  'living-floor': { name: 'Living room floor', use: 'Floor', unlisted: 'no', isFloor: true, wear: ['III', 'II'] },
  'entry-floor': { name: 'Entry floor', use: 'Floor', unlisted: 'no', isFloor: true, grip: level, wear: ['IV', 'III'] },
  'laundry-floor': {
    name: 'Laundry floor',
    use: 'Floor',
    unlisted: 'no',
    isFloor: true,
    grip: level,
    wear: ['III', 'II'],
  },
  'basement-floor': { name: 'Basement floor', use: 'Floor', unlisted: 'no', isFloor: true, wear: ['III', 'II'] },
  'commercial-floor': {
    name: 'Shop or restaurant floor',
    use: 'Floor',
    unlisted: 'no',
    isFloor: true,
    grip: level,
    wear: ['V', 'IV'],
  },
  'shower-floor': {
    name: 'Shower floor',
    use: 'Shower floor',
    unlisted: 'no',
    isFloor: true,
    grip: barefoot,
    water: [3, 7],
    sloped: [4, 6],
  },
  'shower-wall': { name: 'Shower wall', use: 'Shower wall', unlisted: 'caution', isFloor: false },
  'bathroom-wall': { name: 'Bathroom wall', use: 'Wall', unlisted: 'caution', isFloor: false },
  backsplash: { name: 'Kitchen backsplash', use: 'Backsplash', unlisted: 'caution', isFloor: false },
  fireplace: { name: 'Fireplace surround', use: 'Fireplace', unlisted: 'caution', isFloor: false },
  countertop: { name: 'Countertop', use: 'Countertop', unlisted: 'caution', isFloor: false },
  patio: {
    name: 'Patio (no frost)',
    use: 'Exterior',
    unlisted: 'no',
    isFloor: true,
    grip: outside,
    wear: ['III', 'III'],
  },
  'patio-frost': {
    name: 'Patio (frost)',
    use: 'Exterior',
    unlisted: 'no',
    isFloor: true,
    grip: outside,
    wear: ['III', 'III'],
    water: [0.5, 3],
    freezes: true,
  },
  'exterior-wall': {
    name: 'Exterior wall (frost)',
    use: 'Exterior',
    unlisted: 'caution',
    isFloor: false,
    water: [0.5, 3],
    freezes: true,
  },
  'pool-deck': { name: 'Pool deck', use: 'Exterior', unlisted: 'no', isFloor: true, grip: outside, water: [3, 7] },
  pool: { name: 'Submerged pool', use: 'Pool', unlisted: 'no', isFloor: false, water: [0.5, 3] },
} as const satisfies Record<string, InstallationPlace>

export type PlaceId = keyof typeof places
export const placeIds = Object.keys(places) as PlaceId[]
