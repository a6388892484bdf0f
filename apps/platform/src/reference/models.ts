import { fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { envelopeModels } from '@tessera/contract/openapi/envelopes'
import { withEmbedded } from '@tessera/contract/openapi/schemas'
import { allOperations } from './all-operations.ts'

const sent = allOperations.flatMap(({ body, reply }) => [body, reply]).filter((model) => model !== undefined)

/** All request and reply models with their embedded models. */
export const models: readonly Model[] = withEmbedded([...sent, ...envelopeModels]).sort((one, other) =>
  one.title.localeCompare(other.title),
)

export const findModel = (title: string): Model | undefined =>
  models.find((model) => model.title.toLowerCase() === title.toLowerCase())

export const operationsTaking = (model: Model): Operation[] =>
  allOperations.filter(({ body }) => body?.title === model.title)
export const operationsReturning = (model: Model): Operation[] =>
  allOperations.filter(({ reply }) => reply?.title === model.title)

export const modelsContaining = (model: Model): Model[] =>
  models.filter((holder) =>
    fieldsOf(holder).some(([, field]) => {
      const items = field['x-items']
      return field['x-model']?.title === model.title || (items && isModel(items) && items.title === model.title)
    }),
  )
