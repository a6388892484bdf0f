import { addDays, addMonthsToDay } from '../billing/calendar.ts'

export const pointsPerDollar = 100
export const releaseDays = 30
export const expiryMonths = 24
/** Invoices this many days late earn no points. */
export const lateDays = 30
/** Hundredths of a point per dollar: 5% of the sale, at 100 points per dollar. */
export const referralRate = 500
/** Sales discounted by more than this earn no referral. */
export const referralDiscountPercent = 15

/** Whole points, rounded down. */
export const pointsFor = (eligibleCents: number, rate: number): number => Math.floor((eligibleCents * rate) / 10_000)

export const centsOfPoints = (points: number): number => Math.floor((points * 100) / pointsPerDollar)

/** Counted from delivery, until returns are unlikely. */
export const releaseDay = (deliveredOn: string): string => addDays(deliveredOn, releaseDays)
export const expiryDay = (earnedOn: string): string => addMonthsToDay(earnedOn, expiryMonths)

/** Compared exactly, without rounding: a discount above the limit by a fraction of a cent counts as above. */
export const paysReferral = (grossCents: number, discountCents: number): boolean =>
  grossCents > 0 && discountCents * 100 <= grossCents * referralDiscountPercent
