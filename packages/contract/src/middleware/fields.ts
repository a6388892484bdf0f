import type { TSchema } from 'typebox'
import { embed, flag, listOf, measure, oneOf, required, tally, text, whole } from '../kit/fields.ts'

/** Short words for what the shop's rows say most: on this wire little is ever missing. */
export const words = (maxLength = 200) => required(text(maxLength))
export const maybeWords = text
/** Money on this wire is whole cents. */
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
/** A moment or a plain day as text; checked by whoever reads it. */
export const day = () => text(10)
