import { classNames } from './class-names.tsx'

/** An email address that breaks before its `@` where it can, and anywhere only where even its parts are too long. */
export function EmailText({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className={classNames('wrap-anywhere', className)}>
      {email.slice(0, Math.max(0, at))}
      <wbr />
      {email.slice(Math.max(0, at))}
    </span>
  )
}
