export const DEMO_PASSWORD = 'supra-demo';

export const DEMO_PEOPLE = [
  { uid: 'demo-admin', email: 'admin@example.com', name: 'Nino Beridze', role: 'Admin', note: '' },
  { uid: 'demo-courier', email: 'courier@example.com', name: 'Giorgi Kapanadze', role: 'Courier', note: '' },
  { uid: 'demo-courier2', email: 'courier2@example.com', name: 'Luka Maisuradze', role: 'Courier', note: '' },
  {
    uid: 'demo-user',
    email: 'user@example.com',
    name: 'Mariam Lomidze',
    role: 'User',
    note: 'records in English',
  },
  {
    uid: 'demo-friend',
    email: 'friend@example.com',
    name: 'Ana Gelashvili',
    role: 'User',
    note: 'records in Georgian',
  },
];

/**
 * Creates the demo people in an emulator, with verified emails; existing ones stay unchanged.
 * @param {string} emulatorUrl
 * @param {string} projectId
 */
export async function createDemoPeople(emulatorUrl, projectId) {
  const address = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  for (const { uid, email, name } of DEMO_PEOPLE) {
    const body = { localId: uid, email, displayName: name, password: DEMO_PASSWORD, emailVerified: true };
    const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) continue;
    const { error } = await answer.json();
    if (!/^(DUPLICATE_LOCAL_ID|EMAIL_EXISTS)/.test(error.message))
      throw new Error(`${email}: ${error.message}`);
  }
}
