import type { Database, Queryable } from './database.ts'
import { join, name, sql } from './sql.ts'

/**
 * Lets a role read and write the tables of these schemas, and of no other. Tables of later migrations are included. It
 * is done once, because each grant makes all sessions plan their statements anew.
 */
export const grantRights = (owner: Database, role: string, schemas: readonly string[]): Promise<void> =>
  owner.transaction(async (db) => {
    await db.rows(sql`select pg_advisory_xact_lock(hashtext('tessera rights'))`)
    for (const schema of schemas) {
      if (await hasRights(db, role, schema)) continue
      for (const statement of grantsFor(role, schema)) await db.rows(statement)
      await openGuardedTables(db, role, schema)
    }
  })

/** True if the owner who asks gives this role rights on new tables of the schema, or if it is that owner. */
async function hasRights(db: Queryable, role: string, schema: string): Promise<boolean> {
  const row = await db.find(sql`
    select where current_user = ${role} or exists (
      select from pg_default_acl d, aclexplode(d.defaclacl) a
      where d.defaclnamespace = ${schema}::regnamespace and d.defaclrole = current_user::regrole
        and d.defaclobjtype = 'r' and a.grantee = quote_ident(${role})::regrole)`)
  return row !== undefined
}

function grantsFor(role: string, schema: string) {
  const [to, at] = [name(role), name(schema)]
  const [onTables, onSequences] = [sql`select, insert, update, delete`, sql`usage, select, update`]
  return [
    sql`grant usage on schema ${at} to ${to}`,
    sql`grant ${onTables} on all tables in schema ${at} to ${to}`,
    sql`grant ${onSequences} on all sequences in schema ${at} to ${to}`,
    sql`alter default privileges in schema ${at} grant ${onTables} on tables to ${to}`,
    sql`alter default privileges in schema ${at} grant ${onSequences} on sequences to ${to}`,
  ]
}

/** The job queue shows rows of its tables to their owner only, unless a policy says otherwise. */
async function openGuardedTables(db: Queryable, role: string, schema: string): Promise<void> {
  const tables = await db.rows<{ table: string }>(sql`
    select relname::text as "table" from pg_class
    where relnamespace = ${schema}::regnamespace and relrowsecurity and relkind = 'r'`)
  for (const { table } of tables) {
    const at = join([name(schema), name(table)], '.')
    await db.rows(
      sql`create policy ${name(`open to ${role}`)} on ${at} to ${name(role)} using (true) with check (true)`,
    )
  }
}
