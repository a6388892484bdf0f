import type { Model, ValueOf } from '@tessera/contract/kit/model'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import type { Call, Handler, Handlers } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import type { StatusReply } from '@tessera/server/status-reply'
import type { Visitor } from '../visitor.ts'

type BodyOf<O> = O extends { body: infer B extends Model }
  ? O extends { verb: 'PATCH' }
    ? Partial<ValueOf<B>>
    : ValueOf<B>
  : Record<string, never>
type ReplyOf<O> = O extends { reply: infer R extends Model } ? ValueOf<R> : undefined

/** One request to this operation; its body was validated before the handler runs. */
export type ShopCall<O> = Omit<Call<Visitor>, 'body'> & { body: BodyOf<O> }

/**
 * Binds an operation to its handler: a wrong name in body or reply does not compile. Return an `Answer` for non-JSON
 * replies and `Json` for text that is already serialized.
 */
export const handle = <const O extends ShopOperation>(
  operation: O,
  work: (call: ShopCall<O>) => Promise<ReplyOf<O> | StatusReply | JsonText>,
): Handlers<Visitor> => ({ [operation.id]: work as unknown as Handler<Visitor> }) // the edge: mount has checked the body
