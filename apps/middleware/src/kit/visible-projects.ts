import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from './visitor.ts'

/**
 * Condition for projects a person may open: own, shared with them, or all of the account with account-view. `p` is the
 * project.
 */
export const visibleProjects = ({ account, personID, rights }: Customer): Sql => sql`p.account_id = ${account.id} and (
  ${rights.has('account-view')}::boolean or p.person_id = ${personID}
  or exists (select from project_people m where m.project_id = p.id and m.person_id = ${personID}))`
