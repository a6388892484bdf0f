-- A line knows the project it was ordered for, so that one order can serve several.
alter table sales_lines add column project_id text;

update sales_lines l set project_id = d.project_id
from sales_documents d
where d.id = l.document_id and d.project_id is not null;

create index sales_lines_project on sales_lines (project_id) where project_id is not null;
