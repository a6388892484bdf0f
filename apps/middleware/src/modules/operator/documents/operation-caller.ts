import type { Model, ValueOf } from '@tessera/contract/kit/model'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import type { Call, Handlers } from '@tessera/server/call'
import type { Visitor } from '../../../kit/visitor.ts'

type CallContext = Omit<Call<Visitor>, 'body'>

/** Runs another call of the API as the same visitor: people may download exactly what they may read (ACC-1). */
export type OperationCaller = <O extends ShopOperation & { reply: Model }>(
  operation: O,
  call: CallContext,
  given: { query?: Record<string, string>; body?: object },
) => Promise<ValueOf<O['reply']>>

export const createOperationCaller =
  (handlers: () => Handlers<Visitor>): OperationCaller =>
  async (operation, call, { query = {}, body = {} }) => {
    const handler = handlers()[operation.id]
    if (!handler) throw new Error(`${operation.id} has no handler`)
    const reply = await handler({ ...call, operation, query, body: body as Record<string, unknown> })
    return reply as ValueOf<typeof operation.reply> // the edge: `handle` ties every row to its reply
  }
