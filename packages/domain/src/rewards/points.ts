import { addDays, addMonthsToDay } from '../billing/calendar.ts'

export const pointsPerDollar = 100
export const releaseDays = 30
export const expiryMonths = 24
/** An invoice that is as late as this earns nothing. */
export const lateDays = 30
/** Hundredths of a point for a dollar: 5 % of the sale, at a hundred points for a dollar. */
export const referralRate = 500
/** A sale that was discounted more than this pays no referral. */
export const referralDiscountPercent = 15

/** Whole points: what does not make one is not counted. */
export const pointsFor = (eligibleCents: number, rate: number): number => Math.floor((eligibleCents * rate) / 10_000)

export const worthOf = (points: number): number => Math.floor((points * 100) / pointsPerDollar)

/** From delivery, until returns are unlikely. */
export const releaseDay = (deliveredOn: string): string => addDays(deliveredOn, releaseDays)
export const expiryDay = (earnedOn: string): string => addMonthsToDay(earnedOn, expiryMonths)

/** Half of a cent is nobody's: a discount above the limit to the cent counts as above it. */
export const paysReferral = (grossCents: number, discountCents: number): boolean =>
  grossCents > 0 && discountCents * 100 <= grossCents * referralDiscountPercent
