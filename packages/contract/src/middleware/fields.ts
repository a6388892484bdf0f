import type { TSchema } from 'typebox'
import { embed, flag, listOf, measure, oneOf, required, tally, text, whole } from '../kit/fields.ts'

/** Field kinds that the shop's rows use most: in this API few values are null. */
export const words = (maxLength = 200) => required(text(maxLength))
export const maybeWords = text
/** Money in this API is whole cents. */
export const cents = () => tally()
export const maybeCents = () => whole()
export const count = () => tally()
export const maybeCount = () => whole()
export const yes = () => flag()
export const choice = <const V extends readonly string[]>(values: V) => required(oneOf(values))
export const maybeChoice = oneOf
export const amount = () => required(measure())
export const maybeAmount = measure
export const many = <M extends TSchema>(items: M) => required(listOf(items))
export const one = <M extends TSchema>(model: M) => required(embed(model))
export const maybeOne = embed
/** A plain day as text; not validated here. */
export const day = () => text(10)
