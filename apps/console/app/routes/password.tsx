import { Notice } from '@tessera/ui/notice'
import { PageHead } from '../generic/page-head.tsx'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { ConfirmPassword } from '../shell/confirm-password.tsx'
import type { Route } from './+types/password.ts'

/** For spreadsheets and imports, which keep their own page while the password is typed here. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireRecentPassword({ request, context }, await request.formData())
  return { isDone: true }
}

export const meta: Route.MetaFunction = () => [{ title: 'Password · Tessera console' }]

export default function Password({ actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <PageHead title="Your password" crumbs={[{ title: 'Your password', url: '/password' }]} actions={[]} />
      {actionData?.isDone ? (
        <Notice kind="success" isLive>
          You can change money and permissions for 15 minutes. Go back to the other tab and try again.
        </Notice>
      ) : (
        <>
          <p>Spreadsheets and imports of money and permissions need it again after 15 minutes.</p>
          <ConfirmPassword ask={{ fields: [], refusal: null, isLost: false }} />
        </>
      )}
    </div>
  )
}
