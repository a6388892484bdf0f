import { EmailText } from '@tessera/ui/email-text'
import { Link } from '@tessera/ui/link'
import { AsideNote } from '../../kit/forms/form-page.tsx'
import { useSupport } from './use-support.ts'

/** The phone number, in the same position beside every form. */
export function CallUs({ title = 'Prefer to talk?' }: { title?: string }) {
  const { phone, hours, email } = useSupport()
  return (
    <AsideNote title={title}>
      {phone && (
        <p>
          <a href={`tel:+1-${phone}`} className="tabular text-lg">
            {phone}
          </a>
          {hours && <span className="block text-stone">{hours}</span>}
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </p>
      )}
      <Link href="/stores">Find a store</Link>
    </AsideNote>
  )
}
