import { Link, Navigate } from '@tanstack/react-router';
import { device } from '@insights/web/ui/store.js';
import { Loaded, useTitle } from '../ui/states.tsx';
import { LAST_WORKSPACE, type Membership, useMe } from '../ui/workspace-frame.tsx';
import { useWords } from '../words.ts';

/** Leads to the only workspace or the last one; otherwise it asks. */
export function Workspaces() {
  return <Loaded query={useMe()}>{({ workspaces }) => <Choice workspaces={workspaces} />}</Loaded>;
}

function Choice({ workspaces }: { workspaces: Membership[] }) {
  const t = useWords();
  useTitle(t('workspaces_heading'));
  const last = workspaces.find(({ id }) => id === device.load(LAST_WORKSPACE));
  const known = last ?? (workspaces.length === 1 ? workspaces[0] : undefined);
  if (known) return <Navigate to="/w/$workspace" params={{ workspace: known.id }} replace />;
  return (
    <section className="narrow">
      <h1>{t('workspaces_heading')}</h1>
      {workspaces.length === 0 && <p className="lead">{t('no_workspaces')}</p>}
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
