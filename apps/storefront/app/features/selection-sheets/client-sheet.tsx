import type { ClientSheet } from '@tessera/client/shop/types.gen'
import { formatDayAt } from '@tessera/ui/format'
import { CheckIcon } from '@tessera/ui/icons'
import { Moment, useTimeZone } from '@tessera/ui/time-zone'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { SignatureDrawing } from '../../kit/plans/signature-drawing.tsx'
import { ApproveForm } from './approve-form.tsx'
import { ClientComments } from './client-comments.tsx'
import { ClientRooms } from './client-rooms.tsx'

interface Props {
  sheet: ClientSheet
  refusal: FormRefusal | undefined
}

/** The client's page: view, choose, comment and sign. */
export function ClientSheetView({ sheet, refusal }: Props) {
  const timeZone = useTimeZone()
  const signature = sheet.signature && !sheet.signature.isVoid ? sheet.signature : null
  const isLocked = signature !== null || sheet.status === 'converted'
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-5xl wrap-anywhere">{sheet.name}</h1>
        <p className="max-w-text text-lg text-stone">
          {sheet.clientName && `For ${sheet.clientName}. `}
          {isLocked
            ? 'This is the selection you approved.'
            : `Review the selection, make your choices, and sign at the end. This link works until ${formatDayAt(sheet.expiresAt, timeZone)}.`}
        </p>
      </header>
      {signature && (
        <section
          aria-label="Signature"
          className="grid justify-items-start gap-3 border border-sage bg-surface p-5 tablet:p-8"
        >
          <p className="flex items-center gap-2 text-sage">
            <CheckIcon /> Signed and locked, version {signature.version}
          </p>
          <SignatureDrawing name={signature.name} strokes={signature.strokes} />
          <p>
            {signature.name}, <Moment at={signature.signedAt} />
          </p>
          <p className="text-sm text-stone">Want to change something? Leave a comment below.</p>
        </section>
      )}
      <ClientRooms sheet={sheet} isLocked={isLocked} />
      <ClientComments sheet={sheet} refusal={refusal} />
      {!isLocked && <ApproveForm sheet={sheet} refusal={refusal} />}
    </>
  )
}
