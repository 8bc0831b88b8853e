/** Supabase's command line tool in the version that the project's files are written for. */
export const SUPABASE_CLI = 'supabase@3.1.0'
