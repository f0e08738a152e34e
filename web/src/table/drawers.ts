/** What can be laid beside a table. */
export type DrawerName = 'log' | 'chat' | 'rules' | 'menu' | 'aid' | 'how'
