import type { SavedTemplate, TemplateToSaveInput } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

/** Saves or deletes words that the staff use again. A repeat changes nothing. */
export const saveTemplate = (
  { database }: OperatorNeeds,
  call: OperatorCall,
  body: TemplateToSaveInput,
): Promise<SavedTemplate> =>
  database.transaction(async (db) => {
    const { kind } = body
    const name = body.name?.trim() || invalid('name', 'Name the template.')
    const text = body.text?.trim() || null
    const before = await db.find<{ text: string }>(sql`
      select body as text from staff_templates where kind = ${kind} and name = ${name} for update`)
    const answer = { replaced: before?.text ?? null }
    if (before?.text === text || (!before && !text)) return answer
    if (text)
      await db.rows(sql`
        insert into staff_templates (kind, name, body) values (${kind}, ${name}, ${text})
        on conflict (kind, name) do update set body = excluded.body`)
    else await db.rows(sql`delete from staff_templates where kind = ${kind} and name = ${name}`)
    await recordOperatorAction(db, call, null, {
      action: 'template.save',
      object: `${kind}/${name}`,
      ...(before && { before }),
      after: { text },
    })
    return answer
  })
