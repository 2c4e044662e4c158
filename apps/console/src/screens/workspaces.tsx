import { Link, Navigate } from '@tanstack/react-router';
import type { Me } from '@insights/api-client/rest';
import { device } from '@insights/web/ui/store.js';
import { Loaded, useTitle } from '../ui/states.tsx';
import { LAST_WORKSPACE, useMe } from '../ui/workspace-frame.tsx';
import { useWords } from '../words.ts';

/** Leads to the only workspace or the last one; otherwise it asks. */
export function Workspaces() {
  return <Loaded query={useMe()}>{(me) => <Choice me={me} />}</Loaded>;
}

function Choice({ me: { workspaces, platform_role } }: { me: Me }) {
  const t = useWords();
  useTitle(t('workspaces_heading'));
  const last = workspaces.find(({ id }) => id === device.load(LAST_WORKSPACE));
  const known = last ?? (workspaces.length === 1 ? workspaces[0] : undefined);
  if (known) return <Navigate to="/w/$workspace" params={{ workspace: known.id }} replace />;
  return (
    <section className="narrow">
      <h1>{t('workspaces_heading')}</h1>
      {workspaces.length === 0 && (
        <p className="lead">{t(platform_role === 'support' ? 'no_workspaces_support' : 'no_workspaces')}</p>
      )}
      <ul className="cards">
        {workspaces.map(({ id, name }) => (
          <li key={id}>
            <Link className="card link" to="/w/$workspace" params={{ workspace: id }}>
              <b dir="auto">{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
