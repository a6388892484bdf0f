import type { TSchema } from 'typebox'
import { embed, listOf, measure, oneOf, required, tally, text, whole } from '../kit/fields.ts'

/** Field kinds that the shop's rows use most: in this API few values are null. */
export const requiredText = (maxLength = 200) => required(text(maxLength))
/** Money in this API is whole cents. */
export const cents = () => tally()
export const maybeCents = () => whole()
export const count = () => tally()
export const maybeCount = () => whole()
/** Without a default: leaving it out is refused. */
export const requiredCount = () => required(whole())
export const requiredOneOf = <const V extends readonly string[]>(values: V) => required(oneOf(values))
export const requiredMeasure = () => required(measure())
export const requiredList = <M extends TSchema>(items: M) => required(listOf(items))
export const requiredEmbed = <M extends TSchema>(model: M) => required(embed(model))
/** A plain day as text; not validated here. */
export const day = () => text(10)
