/** The accounts that `grt` keeps on this machine. */
export {
  changeCredentials,
  credentialPath,
  CredentialsError,
  isOpenToOthers,
  readCredentials,
  type Credentials,
  type StoredProfile,
} from './credential-file.ts';
export { makeFolder } from './make-folder.ts';
export { profileOf, profileTokenStore } from './profile-store.ts';
