import { cancelledForStore, consultationCancelled } from '../mail/letters/consultation.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type FormReply, reply } from './admit.ts'
import { slotText } from './consultation-slots.ts'
import { freeSlot } from './consultations.ts'
import type { FormNeeds } from './form-needs.ts'
import { getLinked } from './link-token.ts'

/** By the link of the letter. Following it again changes nothing and says the same. */
export async function cancelConsultation(needs: FormNeeds, token: string, now: Date): Promise<FormReply> {
  const { database, linkSecret, publicUrl } = needs
  const reference = getLinked(linkSecret, token, 'consultation', now)
  await database.transaction(async (db) => {
    const freed = await freeSlot(db, reference, now)
    if (!freed) return
    const facts = { ...freed, time: slotText(freed.startsAt, freed.timeZone) }
    await queueMail(db, cancelledForStore(facts))
    await queueMail(db, consultationCancelled(facts, `${publicUrl}/consultation`))
  })
  return reply('Your consultation is canceled.', reference)
}
