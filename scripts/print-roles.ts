import { databaseRoles, roleScript } from '@tessera/server/role-script'

/** `npm run -s roles | psql …`: the roles of a database that is reached through a pooler. */
console.log(roleScript())
console.log(
  `\n-- Then give each a password:\n${Object.keys(databaseRoles)
    .map((role) => `-- alter role ${role} password '…';`)
    .join('\n')}`,
)
