import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;

/** Compiles rules, and asks them. */
final class Rulesets {
  private static final Gson gson = new Gson();
  private static final FirebaseRulesLangOptions options =
      FirebaseRulesLangOptions.builder()
          .allowTernaryOperator(true)
          .allowLetBindings(true)
          .allowCrossServiceRules(true)
          .build();

  private final Map<String, RulesetAst> compiled = new ConcurrentHashMap<>();
  private final FirestoreDocuments documents;

  Rulesets(FirestoreDocuments documents) {
    this.documents = documents;
  }

  StorageRulesRuntime.Answer load(JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      String content = file.get("content").getAsString();
      source.addFiles(File.newBuilder().setName(file.get("name").getAsString()).setContent(content));
    }
    CompileResult outcome = FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (Issue issue : outcome.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    JsonObject result = new JsonObject();
    if (!outcome.hasCompilationError()) {
      RulesetAst ruleset = outcome.getRulesetAst();
      compiled.put(context.get("rulesetName").getAsString(), ruleset);
      result.addProperty("rulesVersion", ruleset.getVersion().toString().contains("2") ? 2 : 1);
    } else if (errors.isEmpty()) {
      errors.add("The rules did not compile");
    }
    return new StorageRulesRuntime.Answer(result, errors, warnings);
  }

  StorageRulesRuntime.Answer verify(JsonObject context) throws InterruptedException {
    RulesetAst ruleset = compiled.get(context.get("rulesetName").getAsString());
    if (ruleset == null) return StorageRulesRuntime.Answer.failed("Unknown ruleset");
    boolean isPermitted = false;
    List<String> warnings = new ArrayList<>();
    try {
      DefaultEvaluator evaluator =
          new DefaultEvaluator(ruleset, ImmutableList.of(), EvaluationRestrictions.builder().build());
      isPermitted = evaluator.evaluate(toRuleContext(context)).get().permit();
    } catch (ExecutionException failure) {
      // A rule that cannot be evaluated refuses, as on the real service.
      Throwable cause = failure.getCause() == null ? failure : failure.getCause();
      warnings.add(String.valueOf(cause.getMessage()));
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", isPermitted);
    return new StorageRulesRuntime.Answer(result, List.of(), warnings);
  }

  private RuleContext toRuleContext(JsonObject context) {
    String method = context.get("method").getAsString();
    JsonObject variables = context.getAsJsonObject("variables");
    JsonObject request =
        variables.getAsJsonObject("request").getAsJsonObject("map_value").getAsJsonObject("fields");
    if (!request.has("method")) {
      JsonObject text = new JsonObject();
      text.addProperty("string_value", method);
      request.add("method", text);
    }
    FirestoreDocuments.Lookup lookup = documents.forOneRequest();
    RuleContext.Builder builder =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(method)
            .path(toPath(context.get("path").getAsString()))
            .listeners(ImmutableList.of())
            .supplyFunction(new Function("firestore.get", lookup::get))
            .supplyFunction(new Function("firestore.exists", lookup::exists));
    for (Map.Entry<String, JsonElement> variable : variables.entrySet()) {
      builder.supplyVariable(variable.getKey(), Values.fromRequest(variable.getValue().getAsJsonObject()));
    }
    return builder.build();
  }

  private static ExpressionPathValue toPath(String path) {
    ExpressionPathValue.Builder builder = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) builder.addSegments(ExpressionValueUtils.simpleSegment(segment));
    }
    return builder.build();
  }

  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject description = new JsonObject();
    description.addProperty("description_", issue.getDescription());
    description.add("sourcePosition_", position);
    return gson.toJson(description);
  }

  private interface Body {
    ExpressionValue call(ExpressionValue argument) throws Exception;
  }

  /** A function of the rules language with one argument. */
  private record Function(String name, Body body) implements AsyncRuntimeFunction {
    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      try {
        ExpressionValue value = body.call(request.getArguments(0));
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(value));
      } catch (EvaluationException failure) {
        return Futures.immediateFailedFuture(failure);
      } catch (Exception failure) {
        String message = String.valueOf(failure.getMessage());
        return Futures.immediateFailedFuture(
            new EvaluationException(request.getSourcePosition(), message, failure));
      }
    }
  }
}
